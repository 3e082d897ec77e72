import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import type { Config } from '../config/index.ts'
import { changesFeed } from './formats/changed-pages-feed.ts'
import { atomFeed, feedSite } from './formats/atom-feed.ts'
import { SEARCH_INDEX } from '../content/make-site-data.ts'
import { headTagsOf } from '../content/head-tags.ts'
import { contentSecurityPolicy } from './formats/content-security-policy.ts'
import { nginxServer } from './formats/nginx-server.ts'
import {
  headersFile,
  robots,
  routeManifest,
  sitemap,
  type EmittedPage,
} from './formats/site-wide-files.ts'
import type { PageData, SiteData } from '../model/site-data.ts'
import type { DocumentAssets, InlineScripts } from '../render/document.ts'
import { inlineStyles } from '../render/inline-styles.ts'
import type { RenderedPage } from '../pipeline/render-articles.ts'
import { SERVER_FILE } from '../bundle/build-client.ts'
import type { Bundles } from '../bundle/make-bundles.ts'
import { cacheKey } from '../cache/cache-key.ts'
import type { Cache } from '../cache/cache.ts'
import type { CompiledSource } from '../pipeline/compile-pages.ts'
import type { DocumentBatch, DocumentJob, SearchJob } from '../workers/jobs.ts'
import { writeLists } from './agent-skill.ts'
import { writeMarkdownPages, type PageRecord } from './markdown-copies.ts'
import { openOutputs } from '../output-folder/output-folder.ts'
import { outputFiles } from '../pipeline/plan-pages.ts'
import type { Previews } from '../link-previews/draw-previews.ts'
import { NGINX_REDIRECTS_FILE, redirectFiles, REDIRECTS_FILE } from './redirect-files.ts'
import type { Prepared } from '../pipeline/prepare.ts'
import { writeSearchIndexes } from './search-index.ts'
import { collectStyleAttributes } from './style-attributes.ts'

/** Read by hosts; a site's own rules come first. */
const HEADERS_FILE = '_headers'

export interface WriteInput {
  config: Config
  prepared: Prepared
  bundles: Bundles
  articles: readonly RenderedPage[]
  compiled: ReadonlyMap<string, CompiledSource>
  cache: Cache
  /** Hash of the generator. */
  generator: string
  run: (batch: DocumentBatch) => Promise<void>
  runSearch: (job: SearchJob) => Promise<Record<string, string>>
  inline: InlineScripts
  /** Absent when the site has none. */
  previews?: Previews
  /** How many earlier builds keep their assets in the output folder. */
  keptBuilds: number
}

/**
 * Writes the output folder: documents and payloads that changed, the bundle, images, static files, files about the
 * site. Files that nothing has written this time are removed.
 * @returns how many documents were written
 */
export async function writeSite(input: WriteInput): Promise<number> {
  const { config, prepared, bundles, articles, cache } = input
  const outputs = await openOutputs(config, cache, input.keptBuilds)
  const sidebars: Record<string, string> = {}
  for (const [url, sidebar] of prepared.plan.sidebars) {
    const json = JSON.stringify(sidebar)
    sidebars[url] = cacheKey(url, json)
    cache.write('shared', cacheKey(url, json), { json })
  }
  const assets = documentAssets(config, bundles, input.inline)
  const shared = cacheKey(
    JSON.stringify([input.generator, bundles.buildId, assets, headTagsOf(config), prepared.sites]),
  )

  const styles = await collectStyleAttributes(config, prepared, articles)
  const emitted: EmittedPage[] = []
  const records: PageRecord[] = []
  const jobs = new Map<string, DocumentJob[]>()
  let written = 0
  for (const rendered of articles) {
    const { planned, article, meta } = rendered
    const preview = input.previews?.images.get(planned.route)
    const page = { ...planned.data(meta.headings, meta.metadata), ...(preview && { preview }) }
    records.push({ planned, article, page, parts: meta.parts ?? [] })
    const files = outputFiles(planned.route, config.baseUrl, page.kind === 'notFound')
    const content = cacheKey(meta.hash ?? article, JSON.stringify(page))
    const styleSheet = styles.sheetOf(rendered)
    const key = cacheKey(shared, content, styleSheet ?? '')
    emitted.push({
      route: planned.route,
      locale: planned.locale,
      lastUpdatedAt: page.lastUpdatedAt,
      unlisted: page.unlisted === true || page.kind === 'search',
      isNotFound: page.kind === 'notFound',
      fingerprint: content.slice(0, 14),
      locales: page.locales,
    })
    const paths = [files.htmlFile, files.payloadFile].filter((path) => path !== undefined)
    const current = paths.every((path) => outputs.isCurrent(path, key))
    for (const path of paths) outputs.keep(path, key, planned.file)
    if (current) continue
    written += 1
    jobs.set(planned.locale, [
      ...(jobs.get(planned.locale) ?? []),
      {
        article,
        file: planned.file,
        page,
        ...files,
        ...(styleSheet !== undefined && { styleSheet }),
      },
    ])
  }
  // The index is made in one thread while the others write pages.
  const searching = writeSearchIndexes({
    ...input,
    sites: prepared.sites,
    outputs,
    run: input.runSearch,
  })
  const writing = [...jobs].map(([locale, list]) => {
    const site = prepared.sites[locale]
    return site && input.run({ jobs: list, site, sidebars, assets, buildId: bundles.buildId })
  })
  const copying = writeMarkdownPages({
    config,
    sites: prepared.sites,
    records,
    cache,
    outputs,
  })
  await Promise.all([searching, copying, ...writing])

  const site = prepared.sites[config.i18n.defaultLocale]
  if (!site) throw new Error('The default locale has no site data.')
  const text = (path: string, content: string, origin: string): void =>
    outputs.write(path, content, cacheKey(content), origin)
  for (const [url, sidebar] of prepared.plan.sidebars)
    text(url.slice(config.baseUrl.length), JSON.stringify(sidebar), `sidebar ${url}`)
  if (styles.file) text(styles.file.path, styles.file.content, 'the `style` attributes')
  const redirects = redirectFiles(input)
  const staticDir = join(config.siteDir, config.staticDir)
  const own = await outputs.copyTree(staticDir, '', [REDIRECTS_FILE, HEADERS_FILE])
  const bundled = await outputs.copyTree(bundles.clientDir, '')
  await outputs.copyTree(bundles.serverDir, '', [SERVER_FILE, ...bundled])
  for (const { meta } of input.compiled.values()) {
    for (const { from, to } of meta.assets) await outputs.copyFile(from, to)
  }
  for (const [path, png] of input.previews?.files ?? [])
    outputs.write(path, png, cacheKey(path), 'the link previews')
  text('routes.json', routeManifest(emitted, bundles.buildId), 'the list of routes')
  // A site may write these files itself.
  if (!own.includes('sitemap.xml')) text('sitemap.xml', sitemap(emitted, site), 'the sitemap')
  if (!own.includes('robots.txt')) text('robots.txt', robots(site, config.noIndex), 'robots.txt')
  writeLists({ config, prepared, records, cache, outputs, buildId: bundles.buildId })
  const changes = site.changesFeed && changesFeed(pagesOf(records, site), site, site.changesFeed)
  if (changes && site.changesFeed)
    text(site.changesFeed.slice(config.baseUrl.length), changes, 'the feed of changed pages')
  for (const feed of config.feeds)
    text(feed.path, atomFeed(feed, feedSite(site)), `the feed ${feed.path}`)
  for (const { path, content } of redirects) text(path, content, `a redirect (${path})`)
  const { prePaint, restoreTabs, cleanAddress, redirect, article } = input.inline
  const scripts = [
    prePaint,
    restoreTabs,
    cleanAddress,
    redirect,
    ...article.map(({ code }) => code),
    ...inlineHeadTags(config, 'script'),
  ]
  const policy = contentSecurityPolicy(config, {
    scripts: scripts.map(sourceHash),
    styles: [...inlineStyles(site), ...inlineHeadTags(config, 'style')].map(sourceHash),
  })
  const hosting = {
    baseUrl: config.baseUrl,
    searchRoots: Object.values(prepared.sites).map(({ baseUrl }) => baseUrl + SEARCH_INDEX),
    policy,
    markdownPages: config.markdownPages,
  }
  const ownHeaders = join(staticDir, HEADERS_FILE)
  text(
    HEADERS_FILE,
    (existsSync(ownHeaders) ? `${readFileSync(ownHeaders, 'utf8').trimEnd()}\n\n` : '') +
      headersFile(hosting),
    'the headers',
  )
  if (!own.includes('nginx.conf')) {
    const hasRedirects = redirects.some(({ path }) => path === NGINX_REDIRECTS_FILE)
    text('nginx.conf', nginxServer({ ...hosting, hasRedirects }), 'the configuration for nginx')
  }
  await outputs.finish()
  return written
}

/** Pages of a locale. */
function pagesOf(records: readonly PageRecord[], { locale }: SiteData): PageData[] {
  return records.filter(({ planned }) => planned.locale === locale).map(({ page }) => page)
}

/** Scripts or styles that the site itself writes into the head. */
function inlineHeadTags({ headTags }: Config, name: 'script' | 'style'): string[] {
  return headTags.flatMap(({ tag, attributes, html }) =>
    tag === name && html !== undefined && attributes.src === undefined ? [html] : [],
  )
}

/** Name of an inline script or style in a content security policy. */
function sourceHash(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`
}

function documentAssets(
  config: Config,
  { client }: Bundles,
  inline: WriteInput['inline'],
): DocumentAssets {
  const url = (file: string): string => `${config.baseUrl}${file}`
  return {
    styles: client.styles.map(url),
    scripts: [url(client.script)],
    fonts: client.fonts.map(url),
    inline,
  }
}
