import type { ComponentType } from 'react'
import { checkComponents } from '../check/components.ts'
import { DocentError, errors } from '../errors/index.ts'
import type { Article } from '../markdown/records.ts'
import type { PageData, PagePayload, Sidebar, SiteData } from '../model.ts'
import { renderDocument, type DocumentAssets, type DocumentInput } from '../render/document.ts'
import { finishArticle } from '../render/finish-article.ts'
import { resolveHref } from '../render/resolve-href.ts'
import type { ArticleJob, Binding, DocumentJob, RouteTable } from './jobs.ts'

/** What the server bundle exports. */
export type ServerBundle = typeof import('../render/server-entry.tsx')

export interface ArticleTools {
  bundle: ServerBundle
  site: SiteData
  routes: RouteTable
  /** Code of a compiled page by its key. */
  readCode: (key: string) => string
}

/** Evaluates and renders one page: the same for `build` (in a worker) and `dev`. */
export function renderArticleJob(job: ArticleJob, tools: ArticleTools): Article {
  const { bundle, site } = tools
  const known = new Set(Object.keys(bundle.mdxComponents))
  const [unknown] = job.sources.flatMap((source) => checkComponents(source, known))
  if (unknown) throw unknown
  try {
    const Content = contentOf(job, tools)
    const { html, islands } = bundle.renderArticle({
      Content,
      components: bundle.mdxComponents,
      page: job.page,
      site,
      islandNames: bundle.islandNames,
    })
    const article = finishArticle(html, islands, {
      title: job.page.title,
      hideTitle: job.hideTitle || job.reactPage !== undefined,
      resolveHref: (href) =>
        resolveHref(href, {
          route: job.page.route,
          baseUrl: site.baseUrl,
          routeOfFile: (path) => tools.routes.files[path],
        }),
    })
    const metadata = bundle.pages[job.reactPage ?? '']?.metadata
    return metadata ? { ...article, metadata } : article
  } catch (cause) {
    if (cause instanceof DocentError) throw cause
    throw errors.pageFailed({
      file: job.file,
      route: job.page.route,
      problem: (cause as Error).message,
      cause,
    })
  }
}

type PageContent = ComponentType<{ components: ServerBundle['mdxComponents'] }>

function contentOf(job: ArticleJob, { bundle, readCode }: ArticleTools): PageContent {
  if (job.reactPage !== undefined) {
    const Page = bundle.pages[job.reactPage]?.default
    if (!Page) throw errors.pageWithoutDefault({ file: job.file })
    return Page as PageContent
  }
  const bind = (bindings: readonly Binding[]): Record<string, unknown> =>
    Object.fromEntries(
      bindings.map(({ local, imported, partial, module }) => {
        if (partial) {
          const { Content, exports } = bundle.evaluatePage(
            readCode(partial.key),
            bind(partial.bindings),
            {},
          )
          return [
            local,
            imported === 'default' ? bundle.partialComponent(Content) : exports[imported],
          ]
        }
        const exports = bundle.modules[module ?? ''] ?? {}
        return [local, imported === '*' ? exports : exports[imported]]
      }),
    )
  return bundle.evaluatePage(readCode(job.compiled ?? ''), bind(job.bindings), job.page).Content
}

export interface DocumentTools {
  bundle: ServerBundle
  site: SiteData
  sidebar: Sidebar | undefined
  assets: DocumentAssets
  buildId: string
  articleHtml: string
  headTags: DocumentInput['headTags']
}

/** HTML document and payload of one page. */
export function renderDocumentJob(
  job: DocumentJob,
  tools: DocumentTools,
): { html: string; payload: string } {
  const { bundle, site, sidebar, assets, buildId, articleHtml, headTags } = tools
  const page = clientPage(job.page)
  const shell = bundle.renderShell({ site, page, sidebar, articleHtml })
  const payload: PagePayload = { build: buildId, page, html: articleHtml }
  return {
    html: renderDocument({ site, page, shell, articleHtml, assets, buildId, headTags }),
    payload: JSON.stringify(payload),
  }
}

/** The record without what only the build needs. */
export function clientPage({ extra: _, ...page }: PageData): PageData {
  return page
}
