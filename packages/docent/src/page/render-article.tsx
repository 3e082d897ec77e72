import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { CategoryEntry } from '../shared/records/page.ts'
import type { PageData } from '../shared/records/page-data.ts'
import { IslandRendererContext, IslandSlot, type IslandRenderer } from '../theme/island.tsx'
import { type MissingScript, missingScripts, STATIC } from '../shared/page-marks.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import { PageContext, SiteContext } from '../theme/context.ts'
import { CategoryContext } from '../theme/parts/Cards.tsx'
import { type ReplacedComponent, RenderingContext } from '../theme/replacement.tsx'
import { type MdxComponents, MdxComponentsContext } from './evaluate.tsx'
import { naming, NoteStateContext, WithoutState } from './component-errors.ts'

// React doesn't escape private-use characters. Text of a page can contain them, but not the random part.
const OPEN = `\uE000${crypto.randomUUID()}:`
const CLOSE = '\uE001'
const PLACEHOLDER = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g')

export interface ArticleInput {
  Content: ComponentType
  components: MdxComponents
  page: PageData
  site: SiteData
  /** HTML of a plugin below the title and below the text. */
  above?: string | undefined
  below?: string | undefined
  /** Entries for `CategoryCards`. */
  category?: readonly CategoryEntry[]
  /** Names of islands by component, see `nameIslands`. */
  islandNames: ReadonlyMap<unknown, string>
  /** Whether components outside of islands may use state or effects, which have no effect for readers. */
  allowsState?: boolean
}

/** HTML of a page's content, and its islands in document order. */
export interface RenderedContent {
  html: string
  /** A plugin's HTML and the site's component below a document's title. */
  start: string
  /** A plugin's HTML and the site's component below the content. */
  end: string
  islands: string[]
}

/**
 * Renders a page's content to HTML. Sequences of finished HTML pass through React as placeholders, so static text costs
 * almost nothing. Islands are rendered as hydratable markup inside a marker element.
 */
export function renderArticle(input: ArticleInput): RenderedContent {
  return naming((rendering) => renderWith(input, rendering))
}

function renderWith(input: ArticleInput, rendering: ReplacedComponent[]): RenderedContent {
  const { Content, components, page, site, islandNames } = input
  const { category = [], allowsState = false } = input
  const htmlPieces: string[] = []
  const islands: string[] = []
  const missing = new Map<string, MissingScript>()
  function Static({ html }: { html: string }): string {
    return `${OPEN}${htmlPieces.push(html) - 1}${CLOSE}`
  }
  const fill = (html: string): string =>
    html.replace(PLACEHOLDER, (_, index: string) => htmlPieces[Number(index)] ?? '')

  const renderIsland: IslandRenderer = (marked, props, children) => {
    const name = islandNames.get(marked)
    if (name === undefined) {
      throw new Error(
        "The page uses an island that isn't the default export of a file in the islands folder.",
      )
    }
    islands.push(name)
    const { component: Component, when } = marked.docentIsland
    const data = serializeProps(name, props)
    const prefix = `i${islands.length}`
    const slot = children === undefined ? undefined : fill(renderToStaticMarkup(provide(children)))
    const inner = renderToString(
      <RenderingContext value={rendering}>
        <SiteContext value={site}>
          <PageContext value={page}>
            {slot === undefined ? (
              <Component {...props} />
            ) : (
              <Component {...props}>
                <IslandSlot html={slot} />
              </Component>
            )}
          </PageContext>
        </SiteContext>
      </RenderingContext>,
      { identifierPrefix: prefix },
    )
    // Inserted as a string instead of a React child, because hydration expects exactly this markup.
    return (
      <docent-island
        name={name}
        props={data}
        when={when}
        prefix={prefix}
        dangerouslySetInnerHTML={{ __html: `${OPEN}${htmlPieces.push(inner) - 1}${CLOSE}` }}
      />
    )
  }
  const note = (hook: string, component: string | undefined): void => {
    const isNoted = missing.has(component ?? '')
    if (!isNoted) missing.set(component ?? '', { component, hook })
  }
  const provide = (children: ReactNode): ReactNode => (
    <SiteContext value={site}>
      <PageContext value={page}>
        <IslandRendererContext value={renderIsland}>
          <CategoryContext value={category}>
            <MdxComponentsContext value={all}>
              <NoteStateContext value={allowsState ? note : undefined}>
                <RenderingContext value={rendering}>
                  <WithoutState>{children}</WithoutState>
                </RenderingContext>
              </NoteStateContext>
            </MdxComponentsContext>
          </CategoryContext>
        </IslandRendererContext>
      </PageContext>
    </SiteContext>
  )
  const all: MdxComponents = { ...components, [STATIC]: Static as ComponentType<never> }
  const html = fill(renderToStaticMarkup(provide(<Content />)))
  // They're rendered after the content, because they receive its HTML.
  const part = (name: 'ArticleStart' | 'ArticleEnd'): string => {
    const Part = page.kind === 'doc' ? (components[name] as ArticlePart | undefined) : undefined
    return Part ? fill(renderToStaticMarkup(provide(<Part html={html} />))) : ''
  }
  const start = (input.above ?? '') + part('ArticleStart')
  const end = (input.below ?? '') + part('ArticleEnd')
  const marker = missing.size === 0 ? '' : missingScripts([...missing.values()])
  return { html, start, end: end + marker, islands }
}

/** A site's component before or after the content of its documents. */
type ArticlePart = ComponentType<{ html: string }>

/** Props are stored in an attribute. A value that JSON would lose is an error. */
function serializeProps(name: string, props: Record<string, unknown>): string {
  return JSON.stringify(props, (key, value: unknown) => {
    if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') {
      throw new Error(
        `Island "${name}" was given a ${typeof value} as "${key}": its props must be serializable as JSON.`,
      )
    }
    return value
  })
}
