import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { CategoryEntry } from '../model/page.ts'
import type { PageData } from '../model/page-data.ts'
import { IslandRendererContext, IslandSlot, type IslandRenderer } from '../ui/island.tsx'
import { STATIC } from '../markdown/static-html.ts'
import type { SiteData } from '../model/site-data.ts'
import { PageContext, SiteContext } from '../ui/context.ts'
import { CategoryContext } from '../theme/parts/CategoryCards.tsx'
import { MdxComponentsContext, type MdxComponents } from './partials.tsx'
import { missingScripts, type MissingScript } from './missing-scripts.ts'
import { NoteStateContext, WithoutState } from './without-state.tsx'

// Private-use characters: they cannot stand in a page, and React writes them as they are.
const OPEN = '\uE000'
const CLOSE = '\uE001'
const PLACEHOLDER = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g')

export interface ArticleInput {
  Content: ComponentType<{ components: MdxComponents }>
  components: MdxComponents
  page: PageData
  site: SiteData
  /** What `CategoryCards` shows. */
  category?: readonly CategoryEntry[]
  /** Names of islands by component, see `nameIslands`. */
  islandNames: ReadonlyMap<unknown, string>
  /** Whether components outside of islands may use state or effects, which have no effect for readers. */
  allowsState?: boolean
}

/** HTML of a page's content and the islands in it, in document order. */
export interface RenderedContent {
  html: string
  /** What the site puts below the title of a document. */
  start: string
  /** What the site puts below its content. */
  end: string
  islands: string[]
}

/**
 * Renders the content of a page to HTML. Runs of finished HTML pass through React as placeholders, which makes static
 * text nearly free; islands are rendered as hydratable markup inside a marker element.
 */
export function renderArticle({
  Content,
  components,
  page,
  site,
  category = [],
  islandNames,
  allowsState = false,
}: ArticleInput): RenderedContent {
  const parts: string[] = []
  const islands: string[] = []
  const missing = new Map<string, MissingScript>()
  function Static({ html }: { html: string }): string {
    return `${OPEN}${parts.push(html) - 1}${CLOSE}`
  }
  const fill = (html: string): string =>
    html.replace(PLACEHOLDER, (_, index: string) => parts[Number(index)] ?? '')

  const renderIsland: IslandRenderer = (marked, props, children) => {
    const name = islandNames.get(marked)
    if (name === undefined) {
      throw new Error(
        'An island is used that is not the default export of a file in the islands folder.',
      )
    }
    islands.push(name)
    const { component: Component, when } = marked.docentIsland
    const data = serializeProps(name, props)
    const prefix = `i${islands.length}`
    const slot = children === undefined ? undefined : fill(renderToStaticMarkup(provide(children)))
    const inner = renderToString(
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
      </SiteContext>,
      { identifierPrefix: prefix },
    )
    // As a part, not as a React child: the markup must stay letter by letter what hydration expects.
    return (
      <docent-island
        name={name}
        props={data}
        when={when}
        prefix={prefix}
        dangerouslySetInnerHTML={{ __html: `${OPEN}${parts.push(inner) - 1}${CLOSE}` }}
      />
    )
  }
  const note = (hook: string, component: string | undefined): void => {
    const known = missing.has(component ?? '')
    if (!known) missing.set(component ?? '', { component, hook })
  }
  const provide = (children: ReactNode): ReactNode => (
    <SiteContext value={site}>
      <PageContext value={page}>
        <IslandRendererContext value={renderIsland}>
          <CategoryContext value={category}>
            <MdxComponentsContext value={all}>
              <NoteStateContext value={allowsState ? note : undefined}>
                <WithoutState>{children}</WithoutState>
              </NoteStateContext>
            </MdxComponentsContext>
          </CategoryContext>
        </IslandRendererContext>
      </PageContext>
    </SiteContext>
  )
  const all: MdxComponents = { ...components, [STATIC]: Static as ComponentType<never> }
  const html = fill(renderToStaticMarkup(provide(<Content components={all} />)))
  // They come after the content, so that they can tell what it holds.
  const part = (name: 'ArticleStart' | 'ArticleEnd'): string => {
    const Part = page.kind === 'doc' ? (components[name] as ArticlePart | undefined) : undefined
    return Part ? fill(renderToStaticMarkup(provide(<Part html={html} />))) : ''
  }
  const start = part('ArticleStart')
  const end = part('ArticleEnd')
  const marker = missing.size === 0 ? '' : missingScripts([...missing.values()])
  return { html, start, end: end + marker, islands }
}

/** A site's own component before or after the content of its documents. */
type ArticlePart = ComponentType<{ html: string }>

/** Props travel in an attribute; anything that JSON would lose is a mistake worth naming. */
function serializeProps(name: string, props: Record<string, unknown>): string {
  return JSON.stringify(props, (key, value: unknown) => {
    if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') {
      throw new Error(
        `Island "${name}" was given a ${typeof value} as "${key}": its props must survive JSON.`,
      )
    }
    return value
  })
}
