import { join, relative } from '../shared/node/paths.ts'
import type { PageData, PagePayload } from '../shared/records/page-data.ts'
import type { CodeBlocksConfig } from '../config/index.ts'
import { DocentError, errors, type ErrorLocation } from '../errors/index.ts'
import type { Sidebar, SiteData } from '../shared/records/site-data.ts'
import { renderDocument, type DocumentAssets, type DocumentInput } from './document.ts'
import { highlightElements } from '../markdown/fences/code-block.ts'
import type { Highlight } from '../markdown/fences/highlighter.ts'
import { articleInOrder, beginsWithTitle } from './article-order.ts'
import { checkComponents, contentOf, type ContentTools, type ServerBundle } from './page-content.ts'
import { finishArticle, type FinishedArticle, type SiteParts } from './finish-article.ts'
import { withImageSources } from './picture-elements.ts'
import { replacedMeanings } from './own-head.ts'
import type { TocEntry } from '../theme/mdx/TOCInline.tsx'
import { linkAddress } from '../shared/routes.ts'
import { hrefResolver, type RouteTable } from './resolve-href.ts'
import type { ShellHtml, ShellInput } from './render-shell.tsx'
import {
  isReplacementFailed,
  isStateOutsideIsland,
  type ReplacementFailed,
} from './component-errors.ts'
import type { AllMessages } from '../shared/messages/build-messages.ts'
import type { ArticleJob, DocumentJob, ShellRules } from './jobs.ts'
import { withinStack } from './page-text.ts'

export interface ArticleTools extends ContentTools {
  siteDir: string
  site: SiteData
  routes: RouteTable
  codeBlocks: CodeBlocksConfig
  highlight: Highlight
  /** Interface messages of the site's locale. */
  messages: AllMessages
  siteParts: SiteParts
}

/** Evaluates and renders one page. Both `build` (in a worker) and `dev` use it. */
export async function renderArticleJob(
  job: ArticleJob,
  tools: ArticleTools,
): Promise<FinishedArticle> {
  const { bundle, site, siteDir, messages } = tools
  const [faulty] = bundle.faultyIslands
  if (faulty !== undefined) throw errors.notAnIsland({ file: join(siteDir, faulty) })
  const componentNames = new Set(Object.keys(bundle.mdxComponents))
  const { page, file } = job
  const unknown = checkComponents(job.sources, componentNames)
  if (unknown) throw unknown
  try {
    const location = { route: page.route, baseUrl: site.baseUrl }
    const resolveHref = hrefResolver(relative(siteDir, file), location, tools.routes)
    const render = async (toc: readonly TocEntry[]): Promise<FinishedArticle> => {
      const rendered = bundle.renderArticle({
        Content: contentOf(job, tools, toc),
        components: bundle.mdxComponents,
        page: page.data,
        above: page.above,
        below: page.below,
        site,
        category: job.category,
        islandNames: bundle.islandNames,
      })
      const html = await highlightElements(
        articleInOrder(rendered),
        tools.highlight,
        tools.codeBlocks,
      )
      const options = {
        title: page.data.title,
        oldAnchors: page.oldAnchors,
        hideTitle: page.hideTitle || page.reactPage !== undefined,
        hasOtherHeading:
          page.isTitled === true && !beginsWithTitle(rendered.html) && !hasForeignTitle(job, tools),
        messages,
        siteParts: tools.siteParts,
        resolveHref,
        address: (href: string) => linkAddress(href, site.addresses),
      }
      return withinStack(file, () => finishArticle(html, rendered.islands, options))
    }
    const { toc, isRead } = watchToc()
    const first = await render(toc)
    // The headings of an article are known once it is rendered.
    const { article, nodes } = isRead() ? await render(tocOf(first)) : first
    const exported = bundle.pages[page.reactPage ?? '']?.metadata
    const metadata = typeof exported === 'function' ? exported(messages) : exported
    return { article: metadata ? { ...article, metadata } : article, nodes }
  } catch (cause) {
    if (cause instanceof DocentError) throw cause
    if (isReplacementFailed(cause)) throw replacementFailed(cause, siteDir, page.route)
    if (isStateOutsideIsland(cause))
      throw errors.statefulComponent({
        hook: cause.hook,
        component: cause.component,
        route: page.route,
        ...(locateComponent(cause.component, job) ?? { file }),
        cause,
      })
    throw errors.pageFailed({
      file,
      route: page.route,
      problem: (cause as Error).message,
      cause,
    })
  }
}

/** Whether the first heading of a source is its title although there's text above it, as in Docusaurus. */
function hasForeignTitle({ compiled, sources }: ArticleJob, { routes }: ArticleTools): boolean {
  const own = sources.find(({ key }) => key === compiled)
  return routes.allRelative && own?.contentTitle !== undefined
}

function replacementFailed(
  { replaced, message: problem, cause }: ReplacementFailed,
  siteDir: string,
  route: string,
): DocentError {
  const { option, file } = replaced
  return errors.replacementFailed({ option, file: join(siteDir, file), route, problem, cause })
}

/** Where the page, or one of its partials, uses a component. */
function locateComponent(
  component: string | undefined,
  { sources }: ArticleJob,
): ErrorLocation | undefined {
  const use = sources.flatMap(({ components }) => components).find(({ name }) => name === component)
  return use && { file: use.file, line: use.line, column: use.column }
}

/** A list of headings that notes whether a page reads it. */
function watchToc(): { toc: readonly TocEntry[]; isRead(): boolean } {
  let isRead = false
  const toc = new Proxy<TocEntry[]>([], {
    get(list, name, receiver) {
      isRead = true
      return Reflect.get(list, name, receiver) as unknown
    },
  })
  return { toc, isRead: () => isRead }
}

function tocOf({ article }: FinishedArticle): TocEntry[] {
  return article.headings.map(({ html, id, level }) => ({ value: html, id, level }))
}

/**
 * Renders the shell around an article.
 * @throws DocentError if a component that the site replaces fails or breaks a rule
 */
export function renderShell(
  bundle: ServerBundle,
  input: ShellInput,
  { siteDir, shellRules }: Pick<DocumentTools, 'siteDir' | 'shellRules'>,
): ShellHtml {
  const shell = named(() => bundle.renderShell(input), siteDir, input)
  const { refusesStyles, footer } = shellRules
  const styled = refusesStyles && styledTag(shell.body, input.articleHtml)
  if (styled) throw errors.styleInShell({ tag: styled })
  if (footer !== undefined && input.site.slots?.footerEnd && !shell.body.includes(FOOTER_SLOT))
    throw errors.footerWithoutSlot({ route: input.page.route, file: footer })
  return shell
}

/** Part of the start tag that `Slot` renders. */
const FOOTER_SLOT = ' data-slot="footerEnd"'

function named(render: () => ShellHtml, siteDir: string, { page }: ShellInput): ShellHtml {
  try {
    return render()
  } catch (cause) {
    if (isReplacementFailed(cause)) throw replacementFailed(cause, siteDir, page.route)
    throw cause
  }
}

/**
 * The first start tag in the shell with a `style` attribute. Only a component that the site replaces can have one: docent
 * renames the attributes in articles and in the configuration's HTML.
 */
function styledTag(body: string, articleHtml: string): string | undefined {
  if (!body.includes(' style="')) return undefined
  return /<[a-z][^<>]*? style="[^"]*"[^<>]*>/.exec(body.replace(articleHtml, () => ''))?.[0]
}

export interface DocumentTools {
  siteDir: string
  shellRules: ShellRules
  bundle: ServerBundle
  site: SiteData
  sidebar: Sidebar | undefined
  assets: DocumentAssets
  buildId: string
  articleHtml: string
  readSections: DocumentInput['readSections']
  headTags: DocumentInput['headTags']
}

/** HTML document and payload of one page. */
export function renderDocumentJob(
  job: DocumentJob,
  tools: DocumentTools,
): { html: string; payload: string } {
  const { bundle, site, sidebar, assets, buildId, readSections, headTags } = tools
  const { imageSources } = job
  const articleHtml = imageSources
    ? withImageSources(tools.articleHtml, imageSources)
    : tools.articleHtml
  const page = clientPage(job.data)
  const shell = renderShell(bundle, { site, page, sidebar, articleHtml }, tools)
  const { styleSheet } = job
  const payload: PagePayload = {
    build: buildId,
    page,
    html: articleHtml,
    ...(styleSheet !== undefined && { styleSheet }),
  }
  return {
    html: renderDocument({
      site,
      page,
      shell,
      scripts: job.scripts,
      readSections,
      assets,
      styleSheet,
      buildId,
      headTags,
      articleHead: job.data.head,
      pluginData: job.data.structuredData,
    }),
    payload: JSON.stringify(payload),
  }
}

/** The page data without the parts that only the build needs. */
export function clientPage({ extra: _, structuredData: __, head, ...page }: PageData): PageData {
  const replaced = head === undefined ? [] : replacedMeanings(head)
  return replaced.length === 0 ? page : { ...page, replaced }
}
