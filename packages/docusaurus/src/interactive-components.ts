import { existsSync, readFileSync } from 'node:fs'
import type { DocFile, DocusaurusSite, InteractiveComponent } from './docusaurus-site.ts'
import { count, type Finding } from './migration-report.ts'
import { resolveSiteImport } from './modules.ts'
import { basename, posix, relative } from './paths.ts'

/** Default imports of components and partials, with their path. */
const IMPORT = /^import\s+([A-Za-z_$][\w$]*)\s+from\s+['"]((?:@site\/|\.)[^'"]+)['"]/gm
const HOOK =
  /\buse(?:State|Reducer|Effect|LayoutEffect)\s*\(|\son(?:Click|Change|Submit|KeyDown|Input)=\{/

/**
 * Components that documents import, perhaps in a partial, and that need a script: they have state, effects, or handlers
 * of events. As islands, their props have to be JSON.
 */
export function interactiveComponents(
  pages: readonly DocFile[],
  siteDir: string,
): InteractiveComponent[] {
  const found = new Map<string, InteractiveComponent>()
  const usesIn = rememberedUses(siteDir)
  for (const { file } of pages)
    for (const { module, line, hasJsonProps } of usesIn(file)) {
      const known = found.get(module)
      const isCounted = known?.pages.includes(file) === true
      found.set(module, {
        name: known?.name ?? nameOf(module),
        file: module,
        line,
        pages: isCounted ? known.pages : [...(known?.pages ?? []), file],
        hasJsonProps: (known?.hasJsonProps ?? true) && hasJsonProps,
      })
    }
  return [...found.values()]
}

/** A component that needs a script in the text of a page or a partial. */
interface Use {
  module: string
  /** The first line of the component that needs the script. */
  line: number
  hasJsonProps: boolean
}

/** Finds the uses in a page and in its partials, each of which is read once. */
function rememberedUses(siteDir: string): (file: string) => Use[] {
  const uses = new Map<string, Use[]>()
  const lines = new Map<string, number | undefined>()
  const usesIn = (file: string): Use[] => {
    const known = uses.get(file)
    if (known !== undefined) return known
    const own: Use[] = []
    uses.set(file, own)
    const text = readFileSync(file, 'utf8')
    for (const [, name = '', specifier = ''] of text.matchAll(IMPORT)) {
      const target = resolveSiteImport(specifier, file, siteDir)
      if (target.kind === 'partial' && existsSync(target.file)) own.push(...usesIn(target.file))
      if (target.kind !== 'module' || !/^[A-Z]/.test(name) || !/\.[jt]sx?$/.test(target.file))
        continue
      const module = target.file
      if (!lines.has(module)) lines.set(module, lineOfScript(module))
      const line = lines.get(module)
      if (line !== undefined) own.push({ module, line, hasJsonProps: hasJsonProps(text, name) })
    }
    return own
  }
  return usesIn
}

function lineOfScript(module: string): number | undefined {
  if (!existsSync(module)) return undefined
  const text = readFileSync(module, 'utf8')
  const at = text.search(HOOK)
  if (at < 0 || !/export\s+default|module\.exports/.test(text)) return undefined
  return text
    .slice(0, at + 1)
    .trimEnd()
    .split('\n').length
}

/** Name of the component's file, or of its folder. */
function nameOf(module: string): string {
  const parts = module.split('/')
  const base = basename(module).replace(/\.\w+$/, '')
  return base === 'index' ? (parts.at(-2) ?? base) : base
}

/** Whether the props of all uses are text, numbers, and other values without functions and elements. */
function hasJsonProps(text: string, name: string): boolean {
  const uses = text.matchAll(
    new RegExp(`<${name}\\b((?:"[^"]*"|'[^']*'|\\{[^}]*\\}*|[^>])*)>`, 'g'),
  )
  return [...uses].every(
    ([, props = '']) =>
      !/=>|\bfunction\b|<[A-Za-z]|=\{[A-Za-z_$][\w.$]*\}/.test(props) && !hasVariable(props),
  )
}

/** Whether an object or a list among the props has a variable, such as an imported partial. */
function hasVariable(props: string): boolean {
  const code = props.replace(/"[^"]*"|'[^']*'/g, '""')
  return /(?:[{[,:]|\.{3})\s*(?!(?:true|false|null|undefined)\b)[A-Za-z_$][\w.$]*\s*[,}\]]/.test(
    code,
  )
}

/** Offers components that need a script as islands, where their props allow it. */
export function islandOffers({ interactive, folder }: DocusaurusSite): Finding[] {
  return interactive.map(({ name, file, line, pages, hasJsonProps }) => {
    const path = relative(folder, file)
    const moved = `src/islands/${name}.${/\.tsx?$/.test(path) ? 'tsx' : 'jsx'}`
    const specifier = posix.join('..', relative('src', path)).replace(/\.\w+$/, '')
    const from = specifier.startsWith('.') ? specifier : `./${specifier}`
    return {
      kind: 'manual',
      subject: `${path}, on ${count(pages.length, 'page')}`,
      text: hasJsonProps
        ? `Readers get its HTML without its script. To make it an island, write ${moved}: import { island } from 'docent'; import ${name} from '${from}'; export default island(${name}) – and remove its import from the pages, which need none.`
        : `Readers get its HTML without its script. An island’s props are JSON: write a component in src/islands that has the functions or elements itself, and use it on the pages.`,
      file,
      line,
    }
  })
}
