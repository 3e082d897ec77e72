import { type ComponentType, createContext, createElement, use } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { EXPORT_ALL, REQUIRE, TOC_MARKER } from '../shared/page-marks.ts'
import type { TocEntry } from '../theme/mdx/TOCInline.tsx'

interface ContentProps {
  isPartial?: boolean
}

export interface Evaluated {
  /** Takes the site's components from `MdxComponentsContext`. */
  Content: ComponentType<ContentProps>
  exports: Record<string, unknown>
}

export interface EvaluateOptions {
  /** Returns what the author wrote, for the variable `frontMatter`. It's called only if something reads the variable. */
  readFrontMatter?: () => Record<string, unknown>
  /** The page's headings, for the variable `toc`. */
  toc?: readonly TocEntry[]
  /** For the variable `contentTitle`. */
  contentTitle?: string | undefined
  /** The site's components, for functions that the page exports. */
  components?: MdxComponents
}

/**
 * Runs a compiled page. Its imports are properties of the function's argument, so that expressions and components can
 * use them.
 * @param bindings imported values by local name, and files by the path that's passed to `require()`
 */
export function evaluatePage(
  code: string,
  bindings: Record<string, unknown>,
  options: EvaluateOptions = {},
): Evaluated {
  const { readFrontMatter = () => ({}), toc = [], contentTitle, components: shared = {} } = options
  const frontMatter = code.includes('frontMatter') ? readFrontMatter() : {}
  const required = (path: string): unknown => bindings[`${REQUIRE}${path}`]
  // The variables of all pages belong to an outer function, so that a page can declare variables with the same names.
  const body = new Function(
    'frontMatter',
    'toc',
    'contentTitle',
    'require',
    `return function () {\n${code}\n}`,
  )(frontMatter, toc, contentTitle, required) as (
    argument: Record<string, unknown>,
  ) => Record<string, unknown>
  const values = Object.entries(bindings).map(([name, value]) => [`$${name}`, value] as const)
  const useMDXComponents = (): MdxComponents => use(MdxComponentsContext)
  const runtime = { Fragment, jsx, jsxs, useMDXComponents, components: shared }
  const pageExports = body({ ...Object.fromEntries(values), ...runtime })
  const exports = { ...passedOn(bindings), ...pageExports }
  const Page = pageExports['default'] as ComponentType
  const ownToc = Array.isArray(pageExports['toc']) ? JSON.stringify(pageExports['toc']) : undefined
  function Content({ isPartial = false, ...props }: ContentProps) {
    const page = <Page {...props} />
    if (ownToc === undefined || isPartial) return page
    return (
      <>
        {page}
        {createElement(TOC_MARKER, { entries: ownToc })}
      </>
    )
  }
  return {
    Content,
    exports: {
      // On demand, because a page whose headings are read is rendered twice.
      get toc() {
        return headingsIn(code, toc)
      },
      contentTitle,
      // On demand, because few pages read the front matter of another one.
      get frontMatter() {
        return readFrontMatter()
      },
      ...exports,
    },
  }
}

/** What a page exports with `export * from`. */
function passedOn(bindings: Record<string, unknown>): Record<string, unknown> {
  const modules = Object.entries(bindings).filter(([name]) => name.startsWith(EXPORT_ALL))
  const { default: _, ...exports } = Object.assign({}, ...modules.map(([, module]) => module))
  return exports as Record<string, unknown>
}

/** The entries whose headings are in this source. Partials export them, as in Docusaurus. */
function headingsIn(code: string, toc: readonly TocEntry[]): TocEntry[] {
  const html = code.replaceAll('\\"', '"')
  return toc.filter(({ id }) => html.includes(`id="${id}"`) || html.includes(`id: "${id}"`))
}

export type MdxComponents = Record<string, ComponentType<never>>

/** Components of the page being rendered, also for the partials in it. */
export const MdxComponentsContext = createContext<MdxComponents>({})

/** A partial as a component. Its content is part of the page around it. */
export function partialComponent(
  Content: Evaluated['Content'],
): ComponentType<Record<string, unknown>> {
  return function Partial(props) {
    return <Content {...props} isPartial />
  }
}

/**
 * A partial that a component imports. It's evaluated when it's rendered first, because the site's components may import
 * the partial themselves.
 */
export function partialModule(
  code: string,
  bindings: Record<string, unknown>,
  frontMatter: Record<string, unknown>,
): ComponentType<Record<string, unknown>> {
  let Content: Evaluated['Content'] | undefined
  return function Partial(props) {
    const components = use(MdxComponentsContext)
    Content ??= evaluatePage(code, bindings, {
      components,
      readFrontMatter: () => frontMatter,
    }).Content
    return <Content {...props} isPartial />
  }
}
