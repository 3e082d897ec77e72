import type { Plugin } from 'vite'
import { dirname, isAbsolute, join, resolve, slashed } from '../shared/node/paths.ts'
import { isFile } from '../files/files-below.ts'
import { INPUTS } from './mdx-modules.ts'

/** What the bundler read. */
export interface BundleInputs {
  /** Absolute paths of modules, of the files that they were made from, and of the originals of assets. */
  files: string[]
  /** Absolute paths of the folders in which patterns search for files. */
  searched: string[]
  /** Modules that stay imports, which Node loads. */
  external: string[]
}

/**
 * Records what the bundler reads, so that a later build can tell whether any of it changed.
 * @param siteDir folder of patterns that start with a slash
 */
export function createInputRecorder(siteDir: string): { plugin: Plugin; inputs(): BundleInputs } {
  const files = new Set<string>()
  const searched = new Set<string>()
  const external = new Set<string>()
  /** Adds a module's file. Other modules, such as virtual ones, have none. */
  const add = (id: string): void => {
    const file = id.replace(/[?#].*$/, '')
    if (isAbsolute(file) && isFile(file)) files.add(slashed(file))
  }
  const plugin: Plugin = {
    name: 'docent-input-recorder',
    // The bundler knows a style sheet as one module, but not the style sheets that it imports.
    config: () => ({
      // Workers have bundles of their own.
      worker: { plugins: () => [plugin] },
      css: {
        lightningcss: {
          visitor: {
            StyleSheet({ sources }) {
              for (const file of sources) add(resolve(siteDir, file))
            },
          },
        },
      },
    }),
    transform: {
      filter: { code: PATTERN },
      handler(code, id) {
        if (!isAbsolute(id)) return
        for (const pattern of patternsIn(this.parse(code)))
          searched.add(folderOf(pattern, dirname(id), siteDir))
      },
    },
    buildEnd() {
      for (const id of this.getModuleIds()) {
        add(id)
        const { [INPUTS]: shown = [] } = this.getModuleInfo(id)?.meta ?? {}
        for (const file of shown as string[]) add(file)
      }
    },
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'asset')
          for (const name of output.originalFileNames) add(resolve(siteDir, name))
        else
          for (const id of [...output.imports, ...output.dynamicImports])
            if (!(id in bundle)) external.add(id)
      }
    },
  }
  return {
    plugin,
    inputs: () => ({
      files: [...files].sort(),
      searched: [...searched].sort(),
      external: [...external].sort(),
    }),
  }
}

/** Code in which Vite may find files by a pattern: `import.meta.glob`, or `import()` or `new URL()` with a variable. */
const PATTERN = /import\.meta\.glob|\bimport\s*\(|\bnew\s+URL\(/

interface CodeNode {
  type: string
  [key: string]: unknown
}

/** The patterns in a module. */
function patternsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(patternsIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, callee, source, arguments: given = [] } = node as CodeNode
  const [first, second] = given as CodeNode[]
  const candidates =
    type === 'ImportExpression'
      ? templates([source])
      : type === 'NewExpression' && (callee as CodeNode).name === 'URL'
        ? templates([first])
        : type === 'CallExpression' && isGlob(callee as CodeNode)
          ? globs(first, second)
          : []
  return [...candidates, ...Object.values(node).flatMap(patternsIn)]
}

function isGlob({ type, property, object }: CodeNode): boolean {
  return (
    type === 'MemberExpression' &&
    (property as CodeNode).name === 'glob' &&
    (object as CodeNode).type === 'MetaProperty'
  )
}

/** The patterns of a call of `import.meta.glob`, below its option `base`. */
function globs(patterns: unknown, options: CodeNode | undefined): string[] {
  const base = ((options?.properties ?? []) as CodeNode[])
    .filter(({ key }) => (key as CodeNode | undefined)?.name === 'base')
    .flatMap(({ value }) => literals(value))[0]
  return literals(patterns)
    .filter((pattern) => !pattern.startsWith('!'))
    .map((pattern) => (base === undefined ? pattern : join(base, pattern)))
}

function literals(node: unknown): string[] {
  const { type, value, elements = [] } = (node ?? {}) as CodeNode
  if (type === 'ArrayExpression') return (elements as unknown[]).flatMap(literals)
  return type === 'Literal' && typeof value === 'string' ? [value] : templates([node])
}

/** Patterns of texts with variables, which match anything. */
function templates(nodes: readonly unknown[]): string[] {
  return (nodes as (CodeNode | undefined)[]).flatMap((node) => {
    if (node?.type === 'BinaryExpression') return literals(node.left).map((start) => `${start}*`)
    if (node?.type !== 'TemplateLiteral') return []
    const [start] = node.quasis as { value: { cooked: string } }[]
    const isFixed = (node.expressions as unknown[]).length === 0
    return start === undefined ? [] : [isFixed ? start.value.cooked : `${start.value.cooked}*`]
  })
}

/** The folder that contains all files that a pattern can match. */
function folderOf(pattern: string, from: string, siteDir: string): string {
  const fixed = pattern.replace(/(?!^)[*?{[(!+@].*$/s, '').replace(/[^/]*$/, '')
  if (fixed.startsWith('@site/')) return join(siteDir, fixed.slice('@site/'.length))
  if (fixed.startsWith('/')) return join(siteDir, fixed)
  // Other patterns start with an alias, whose folder is unknown here.
  return fixed.startsWith('.') ? resolve(from, fixed) : siteDir
}
