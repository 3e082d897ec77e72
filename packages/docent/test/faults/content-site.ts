import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contentHash } from '../../src/shared/node/hash.ts'
import type { Page } from '../../src/shared/records/page.ts'
import { parseHtml } from '../../src/shared/html/tree.ts'
import { articleTexts } from '../../src/page/page-text.ts'
import { routeTable } from '../../src/page/resolve-href.ts'
import { resolveImport } from '../../src/markdown/page-imports.ts'
import { markdownOptions } from '../../src/page/markdown-copy/markdown-copy.ts'
import { prepare } from '../../src/page/prepare.ts'
import type { ServerBundle } from '../../src/page/page-content.ts'
import { buildServer } from '../../src/bundle/build-client.ts'
import { SERVER_FILE } from '../../src/shared/records/bundles.ts'
import { loadConfig } from '../../src/config/index.ts'
import { frontMatterParser } from '../../src/content/front-matter.ts'
import { createRenderer } from '../../src/dev/render-pages.ts'
import { compareCopy } from '../copies/compare-copy.ts'

/** A page's output for browsers, for the search, and for readers of its Markdown copy. */
export interface MadePage {
  html: string
  search: string
  markdown: string
}

/** A site whose sources can be changed one at a time. It must be a copy. */
export interface ContentSite {
  /** Absolute paths of the pages and of the partials that pages import. */
  sources: string[]
  name(file: string): string
  read(file: string): string
  /** Renders a page, or the first page that uses a partial, as if its file had different content. */
  make(file: string, text: string): Promise<MadePage>
}

/** Number of pages that share a renderer, which caches everything that it has compiled. */
const RENDERED = 500

export async function openContentSite(dir: string): Promise<ContentSite> {
  // Copies are made from the finished HTML here, which contains old anchors, while builds make them from the tree.
  const config = { ...(await loadConfig(dir)), oldAnchors: new Map() }
  const prepared = await prepare(config, { drafts: true })
  const { docs } = config
  const server = join(dir, '.docent/server')
  if (!existsSync(join(server, SERVER_FILE)))
    await buildServer(
      { config, content: () => prepared.bundle, plugins: {}, mode: 'production' },
      server,
    )
  const bundle = (await import(pathToFileURL(join(server, SERVER_FILE)).href)) as ServerBundle

  const pages = new Map(
    prepared.plan.pages.flatMap((page) => (page.hash === undefined ? [] : [[page.file, page]])),
  ) as Map<string, Page>
  const partials = pagesOfPartials([...pages.values()], dir)
  let made = 0
  let renderer = createRenderer(config)

  return {
    sources: [...pages.keys(), ...partials.keys()].sort(),
    name: (file) => relative(dir, file),
    read: (file) => readFileSync(file, 'utf8'),
    async make(file, text) {
      const planned = pages.get(file) ?? partials.get(file)
      const site = planned && prepared.sites[planned.locale]
      if (!site) throw new Error(`${file} is not a source of the site.`)
      made += 1
      if (made % RENDERED === 0) renderer = createRenderer(config)
      if (planned.file === file) frontMatterParser(docs[0]?.frontMatter)(text, file)
      const before = readFileSync(file, 'utf8')
      writeFileSync(file, text)
      renderer.take(file)
      try {
        const hash = contentHash(readFileSync(planned.file, 'utf8'))
        const live = await renderer.render({ ...planned, hash }, prepared, bundle)
        const { html } = live
        const { copies } = routeTable(prepared.plan.pages, planned.locale, config)
        const options = markdownOptions(site, new Set(copies))
        const nodes = parseHtml(html).children
        const texts = articleTexts(nodes, live.data.headings, options, planned.file)
        const difference = options.hasCopy(planned.route)
          ? compareCopy({ ...options, nodes, markdown: texts.markdown })
          : undefined
        if (difference !== undefined) throw new Error(difference)
        const search = texts.sections.flatMap(({ heading, text: prose, code }) => [
          heading,
          prose,
          code,
        ])
        return { html, search: search.join('\n'), markdown: texts.markdown }
      } finally {
        writeFileSync(file, before)
        renderer.take(file)
      }
    },
  }
}

/** Partials, each with a page that uses it directly or through another partial. */
function pagesOfPartials(pages: readonly Page[], dir: string): Map<string, Page> {
  const found = new Map<string, Page>()
  const visit = (file: string, page: Page): void => {
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(
      /^import .* from ['"](.+\.mdx?)['"]/gm,
    )) {
      const target = resolveImport(specifier, file, { siteDir: dir })
      if (target.kind !== 'partial' || found.has(target.file)) continue
      found.set(target.file, page)
      visit(target.file, page)
    }
  }
  for (const page of pages) visit(page.file, page)
  return found
}
