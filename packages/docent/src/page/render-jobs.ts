import { join } from 'node:path'
import type { ComponentType } from 'react'
import type { PageData, PagePayload } from '../shared/records/page-data.ts'
import type { CodeBlocksConfig } from '../config/index.ts'
import { checkComponents } from './checks/check-state.ts'
import { posixRelative } from '../files/paths.ts'
import { DocentError, errors, type ErrorLocation } from '../errors/index.ts'
import type { Sidebar, SiteData } from '../shared/records/site-data.ts'
import { renderDocument, type DocumentAssets, type DocumentInput } from './document.ts'
import { highlightElements } from '../markdown/fences/code-block.ts'
import type { Highlight } from '../markdown/fences/highlighter.ts'
import { inOrder } from './article-order.ts'
import { finishArticle, type FinishedArticle, type SiteParts } from './finish-article.ts'
import type { TocEntry } from '../theme/mdx/TOCInline.tsx'
import { linkAddress } from '../shared/routes.ts'
import { resolveHref } from './resolve-href.ts'
import { isStateOutsideIsland } from './without-state.tsx'
import type { AllMessages } from '../shared/messages/build-messages.ts'
import {
  type ArticleJob,
  type Binding,
  createRoutesOfSources,
  type DocumentJob,
  type RouteTable,
} from './jobs.ts'
import { withinStack } from './article-texts.ts'

/** The exports of the server bundle. */
export type ServerBundle = typeof import('./server-entry.tsx')

export interface ArticleTools {
  siteDir: string
  bundle: ServerBundle
  site: SiteData
  routes: RouteTable
  /** Returns a compiled page's code by its key. */
  readCode: (key: string) => string
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
  const known = new Set(Object.keys(bundle.mdxComponents))
  const { page, file } = job
  const unknown = checkComponents(job.sources, known)
  if (unknown) throw unknown
  try {
    const routesOfSources = createRoutesOfSources(posixRelative(siteDir, file), tools.routes)
    const render = async (toc: readonly TocEntry[]): Promise<FinishedArticle> => {
      const rendered = bundle.renderArticle({
        Content: contentOf(job, tools, toc),
        components: bundle.mdxComponents,
        page: page.data,
        site,
        category: job.category,
        islandNames: bundle.islandNames,
      })
      const html = await highlightElements(inOrder(rendered), tools.highlight, tools.codeBlocks)
      const options = {
        title: page.data.title,
        oldAnchors: page.oldAnchors,
        hideTitle: page.hideTitle || page.reactPage !== undefined,
        messages,
        siteParts: tools.siteParts,
        resolveHref: (href: string) =>
          resolveHref(href, {
            route: page.route,
            baseUrl: site.baseUrl,
            assets: tools.routes.assets,
            routeOfFile: (path) => tools.routes.files[path],
            routeFromRoot: routesOfSources.fromRoot,
            routeOfLink: routesOfSources.ofLink,
          }),
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

/** Where the page, or one of its partials, uses a component. */
function locateComponent(
  component: string | undefined,
  { sources }: ArticleJob,
): ErrorLocation | undefined {
  const use = sources.flatMap(({ components }) => components).find(({ name }) => name === component)
  return use && { file: use.file, line: use.line, column: use.column }
}

type PageContent = ComponentType<{ components: ServerBundle['mdxComponents'] }>

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

function contentOf(
  job: ArticleJob,
  { bundle, readCode }: ArticleTools,
  toc: readonly TocEntry[],
): PageContent {
  const { reactPage, data, file } = job.page
  if (reactPage !== undefined) {
    const Content = bundle.pages[reactPage]?.default
    if (!Content) throw errors.pageWithoutDefault({ file })
    return Content as PageContent
  }
  const bind = (bindings: readonly Binding[]): Record<string, unknown> =>
    Object.fromEntries(
      bindings.map((binding) => {
        const { local, imported, partial, module } = binding
        if (!partial) return [local, exportOf(bundle.modules[module ?? ''] ?? {}, binding)]
        const { Content, exports } = bundle.evaluatePage(
          readCode(partial.key),
          bind(partial.bindings),
          {},
          toc,
        )
        const isContent = imported === 'default'
        return [local, isContent ? bundle.partialComponent(Content) : exportOf(exports, binding)]
      }),
    )
  return bundle.evaluatePage(readCode(job.compiled ?? ''), bind(job.bindings), data, toc).Content
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

export interface DocumentTools {
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
  const { bundle, site, sidebar, assets, buildId, articleHtml, readSections, headTags } = tools
  const page = clientPage(job.data)
  const shell = bundle.renderShell({ site, page, sidebar, articleHtml })
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
    }),
    payload: JSON.stringify(payload),
  }
}

/** The page data without the parts that only the build needs. */
export function clientPage({ extra: _, head: __, ...page }: PageData): PageData {
  return page
}
