import type { ComponentType } from 'react'
import { type DocentError, errors } from '../errors/index.ts'
import { writtenFrontMatter } from '../content/front-matter.ts'
import type { CompiledPage, ComponentUse } from '../shared/records/page.ts'
import type { TocEntry } from '../theme/mdx/TOCInline.tsx'
import type { Evaluated } from './evaluate.tsx'
import type { ArticleJob, Binding } from './jobs.ts'

/** The exports of the server bundle. */
export type ServerBundle = typeof import('./server-entry.tsx')

export interface ContentTools {
  bundle: ServerBundle
  /** Returns a compiled page's code by its key. */
  readCode: (key: string) => string
}

/**
 * The component that renders a page: a React page's own, or a compiled page, evaluated with its imports.
 * @param toc the page's headings
 */
export function contentOf(
  job: ArticleJob,
  { bundle, readCode }: ContentTools,
  toc: readonly TocEntry[],
): ComponentType {
  const { reactPage, file } = job.page
  if (reactPage !== undefined) {
    const Content = bundle.pages[reactPage]?.default
    if (!Content) throw errors.pageWithoutDefault({ file })
    return Content as ComponentType
  }
  const components = bundle.mdxComponents
  const evaluate = (key: string, imported: readonly Binding[]): Evaluated => {
    const bindings = bind(imported)
    const code = readCode(key)
    for (const binding of imported) assertData(binding, bindings[binding.local], code)
    const source = job.sources.find((one) => one.key === key)
    const evaluated = bundle.evaluatePage(code, bindings, {
      readFrontMatter: () => (source?.frontMatter ? writtenFrontMatter(source.frontMatter) : {}),
      toc,
      contentTitle: source?.contentTitle,
      components,
    })
    const scopes = [bindings, evaluated.exports, components]
    const uses = source?.components ?? []
    assertComponents(uses, (name) => {
      const scope = scopes.find((names) => Object.hasOwn(names, name))
      return scope && { value: scope[name] }
    })
    return evaluated
  }
  const bind = (bindings: readonly Binding[]): Record<string, unknown> =>
    Object.fromEntries(
      bindings.map((binding) => {
        const { local, imported, partial, module } = binding
        if (!partial) return [local, exportOf(bundle.modules[module ?? ''] ?? {}, binding)]
        const { Content, exports } = evaluate(partial.key, partial.bindings)
        const isContent = imported === 'default'
        return [local, isContent ? bundle.partialComponent(Content) : exportOf(exports, binding)]
      }),
    )
  return evaluate(job.compiled ?? '', job.bindings).Content
}

/** Checks that the export exists. A missing one would be `undefined`, which renders as nothing. */
function exportOf(
  exports: Record<string, unknown>,
  { imported, specifier, importer }: Binding,
): unknown {
  if (imported === '*') return exports
  if (!(imported in exports))
    throw errors.missingExport({
      ...importer,
      specifier,
      name: imported,
      known: Object.keys(exports).filter((name) => name !== 'default'),
    })
  return exports[imported]
}

/** The error for components that a page's sources use although they don't declare them and the site doesn't have them. */
export function checkComponents(
  sources: readonly Pick<CompiledPage, 'undeclared' | 'imports'>[],
  componentNames: ReadonlySet<string>,
): DocentError | undefined {
  const [first, ...others] = sources
    .flatMap(({ undeclared }) => undeclared)
    .filter(({ name }) => !componentNames.has(name))
  if (!first) return undefined
  const imported = sources.flatMap(({ imports }) => imports.map(({ local }) => local))
  const { name, ...location } = first
  return errors.unknownComponent({
    ...location,
    name,
    others,
    known: [...componentNames, ...imported],
  })
}

/**
 * Checks that the components a source uses, such as members of a module or an object, can be rendered. React's own
 * error has neither their names nor their lines.
 * @param valueOf the value of a name in the source; undefined for names of functions inside
 * @throws DocentError
 */
export function assertComponents(
  uses: readonly ComponentUse[],
  valueOf: (name: string) => { value: unknown } | undefined,
): void {
  for (const { name, ...location } of uses) {
    const [root = '', ...members] = name.split('.')
    const component = valueOf(root)
    if (!component) continue
    const value = members.reduce<unknown>(
      (object, member) => (object as Record<string, unknown> | null | undefined)?.[member],
      component.value,
    )
    if (!isComponent(value))
      throw errors.notAComponent({
        ...location,
        name,
        type: value === null ? 'null' : typeof value,
      })
  }
}

/** Names of elements are components, too. `memo`, `forwardRef`, and `Fragment` aren't functions. */
function isComponent(value: unknown): boolean {
  return (
    typeof value === 'function' ||
    typeof value === 'string' ||
    typeof value === 'symbol' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  )
}

/** Formats that are data for authors. Without a plugin that reads them, the bundler imports the address of the file. */
const DATA_FILE = /\.(?:ya?ml|toml|csv|tsv|xml|ini|json5|txt)$/i

/** Checks that a page doesn't read properties of an address, which would render as nothing. */
function assertData({ local, specifier, importer }: Binding, value: unknown, code: string): void {
  if (typeof value !== 'string' || !DATA_FILE.test(specifier)) return
  const read = new RegExp(`(?<![\\w$.])${local.replaceAll('$', '\\$')}\\??\\.(\\w+)`, 'g')
  const statements = code.replace(/"(?:\\.|[^"\\])*"/g, '""')
  for (const [use, property = ''] of statements.matchAll(read))
    if (!(property in String.prototype))
      throw errors.importedAddress({ specifier, use, ...importer })
}
