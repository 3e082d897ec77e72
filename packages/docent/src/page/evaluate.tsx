import { type ComponentType, createContext, createElement, use } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { REQUIRE, TOC_MARKER } from '../shared/page-marks.ts'
import type { TocEntry } from '../theme/mdx/TOCInline.tsx'

interface ContentProps {
  components: MdxComponents
  isPartial?: boolean
}

export interface Evaluated {
  Content: ComponentType<ContentProps>
  exports: Record<string, unknown>
}

/**
 * Runs a compiled page. Its imports are parameters of the function, so that expressions and components can use them.
 * @param bindings imported values by local name, and files by the path that's passed to `require()`
 * @param toc the page's headings, for the variable `toc`
 */
export function evaluatePage(
  code: string,
  bindings: Record<string, unknown>,
  frontMatter: unknown,
  toc: readonly TocEntry[] = [],
): Evaluated {
  const required = (path: string): unknown => bindings[`${REQUIRE}${path}`]
  const names = Object.keys(bindings).filter((name) => !name.startsWith(REQUIRE))
  // The variables of all pages belong to an outer function, so that a page can declare variables with the same names.
  const body = new Function(
    'frontMatter',
    'toc',
    'require',
    `return function (${['runtime', ...names].join(', ')}) {\n${code}\n}`,
  )(frontMatter, toc, required) as (...values: unknown[]) => Record<string, unknown>
  const exports = body({ Fragment, jsx, jsxs }, ...names.map((name) => bindings[name]))
  const Page = exports.default as ComponentType<{ components: MdxComponents }>
  const own = Object.fromEntries(
    Object.entries(bindings).filter(([name, value]) => /^[A-Z]/.test(name) && isComponent(value)),
  ) as MdxComponents
  const ownToc = Array.isArray(exports.toc) ? JSON.stringify(exports.toc) : undefined
  function Content({ components, isPartial = false, ...props }: ContentProps) {
    const page = <Page {...props} components={{ ...components, ...own }} />
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
      ...exports,
    },
  }
}

/** The entries whose headings are in this source. Partials export them, as in Docusaurus. */
function headingsIn(code: string, toc: readonly TocEntry[]): TocEntry[] {
  const html = code.replaceAll('\\"', '"')
  return toc.filter(({ id }) => html.includes(`id="${id}"`) || html.includes(`id: "${id}"`))
}

/** `memo` and `forwardRef` return objects. */
function isComponent(value: unknown): boolean {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  )
}

export type MdxComponents = Record<string, ComponentType<never>>

/** Components of the page being rendered, for the partials in it. */
export const MdxComponentsContext = createContext<MdxComponents>({})

/** A partial as a component, which renders its content with the components of the page around it. */
export function partialComponent(
  Content: ComponentType<{ components: MdxComponents; isPartial?: boolean }>,
): ComponentType<Record<string, unknown>> {
  return function Partial(props) {
    return <Content {...props} components={use(MdxComponentsContext)} isPartial />
  }
}
