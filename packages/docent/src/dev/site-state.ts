import { readFileSync } from 'node:fs'
import {
  bindingsOf,
  compileSources,
  sourcesOf,
  type CompiledSource,
} from '../build/compile-stage.ts'
import { routeTable } from '../build/articles-stage.ts'
import type { CompiledMeta, CompileJob } from '../build/jobs.ts'
import { prepare, workerContext, type Prepared } from '../build/prepare.ts'
import { renderArticleJob, type ServerBundle } from '../build/render-jobs.ts'
import type { PlannedPage } from '../build/plan.ts'
import type { Config } from '../config/index.ts'
import { docsConfig } from '../content/load.ts'
import { makeDoc } from '../content/read-docs.ts'
import type { Doc } from '../content/records.ts'
import { errors } from '../errors/index.ts'
import { compilePage } from '../markdown/compile.ts'
import { createHighlight } from '../markdown/highlighter.ts'
import type { Article } from '../markdown/records.ts'
import type { PageData } from '../model.ts'

/** A page as `dev` serves it. */
export interface DevPage {
  page: PageData
  article: Article
  locale: string
}

/** The site while its author works on it: pages are compiled and rendered when they are asked for. */
export interface SiteState {
  readonly prepared: Prepared
  find(route: string): PlannedPage | undefined
  /** The page for addresses that lead nowhere. */
  readonly notFound: PlannedPage
  render(planned: PlannedPage, bundle: ServerBundle): Promise<DevPage>
  /** Images of the pages rendered so far, by their address below the base URL. */
  readonly images: ReadonlyMap<string, string>
  /** Whether a page rendered so far depends on a file other than its source (an image, a code sample). */
  dependsOn(file: string): boolean
  /** Takes in a changed file; answers whether routes, titles or sidebars may have changed too. */
  change(file: string): Promise<boolean>
  /** Reads everything again: files were added or removed. */
  reload(): Promise<void>
}

/** Opens the site for `dev`, with drafts. */
export async function openSite(config: Config): Promise<SiteState> {
  const highlight = createHighlight()
  const context = workerContext(config, '', '')
  const codes = new Map<string, string>()
  const images = new Map<string, string>()
  let prepared = await prepare(config, { drafts: true })

  const compile = async (jobs: CompileJob[]): Promise<void> => {
    for (const { file, key } of jobs) {
      const source = readFileSync(file, 'utf8')
      const { code, ...meta } = await compilePage(source, file, { ...context, highlight })
      codes.set(key, code)
      metas.set(key, { ...meta, ms: 0 })
      for (const { from, to } of meta.assets) images.set(to, from)
    }
  }
  const metas = new Map<string, CompiledMeta>()
  const compiled = new Map<string, CompiledSource>()

  async function render(planned: PlannedPage, bundle: ServerBundle): Promise<DevPage> {
    const site = prepared.sites[planned.locale]
    if (!site) throw errors.missingDocsData({ id: planned.locale })
    if (planned.hash !== undefined) {
      const sources = [{ file: planned.file, hash: planned.hash }]
      const stage = await compileSources(sources, {
        known: (key) => metas.get(key),
        salt: '',
        siteDir: config.siteDir,
        run: compile,
      })
      for (const [file, source] of stage.compiled) compiled.set(file, source)
    }
    const article = renderArticleJob(
      {
        key: '',
        ...(planned.reactPage === undefined
          ? { compiled: compiled.get(planned.file)?.key }
          : { reactPage: planned.reactPage }),
        bindings: bindingsOf(planned.file, compiled, config.siteDir),
        page: planned.data([]),
        hideTitle: planned.hideTitle,
        locale: planned.locale,
        file: planned.file,
        sources: [...sourcesOf(planned.file, compiled, config.siteDir).values()].map(
          ({ meta }) => meta,
        ),
      },
      {
        bundle,
        site,
        routes: routeTable(prepared.plan.pages, planned.locale, config),
        readCode: (key) => codes.get(key) ?? '',
      },
    )
    return {
      page: planned.data(article.headings, article.metadata),
      article,
      locale: planned.locale,
    }
  }

  return {
    get prepared() {
      return prepared
    },
    images,
    find: (route) => prepared.plan.pages.find((page) => page.route === route),
    get notFound() {
      const page = prepared.plan.pages.find(({ reactPage }) => reactPage === '404')
      if (!page) throw new Error('The site has no not-found page.')
      return page
    },
    render,
    dependsOn: (file) =>
      [...metas.values()].some(({ inputs }) => inputs.some((input) => input.file === file)),
    async change(file) {
      const doc = findDoc(prepared, file)
      if (!doc) return false
      const next = makeDoc({
        set: doc.set,
        relative: doc.relative,
        file,
        source: readFileSync(file, 'utf8'),
        docs: docsConfig(config, doc.set),
      })
      const planned = prepared.plan.pages.find((page) => page.file === file)
      if (planned) planned.hash = next.hash
      const same = facts(doc) === facts(next)
      if (!same) prepared = await prepare(config, { drafts: true })
      return !same
    },
    async reload() {
      prepared = await prepare(config, { drafts: true })
    },
  }
}

function findDoc(prepared: Prepared, file: string): Doc | undefined {
  for (const content of prepared.contents.values()) {
    for (const set of content.sets) {
      const doc = set.docs.find((candidate) => candidate.file === file)
      if (doc) return doc
    }
  }
  return undefined
}

/** What other pages and the sidebar see of a document. */
function facts({ hash: _, lastUpdatedAt: __, lastUpdatedBy: ___, set: ____, ...doc }: Doc): string {
  return JSON.stringify(doc)
}
