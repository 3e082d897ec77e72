import { readFileSync } from 'node:fs'
import type { Page } from '../model/page.ts'
import type { SourceDoc } from '../model/content.ts'
import { scanModules } from '../markdown/page-imports.ts'
import { prepare, type Prepared } from '../pipeline/prepare.ts'
import type { ServerBundle } from '../workers/render-jobs.ts'
import type { Config } from '../config/index.ts'
import { docsConfig } from '../content/load-content.ts'
import { makeDoc } from '../content/read-docs.ts'
import { isDocentError } from '../errors/index.ts'
import { devPreviewImage } from './dev-previews.ts'
import { createRenderer, type LivePage, type PageRenderer } from './render-pages.ts'

/** The site while its author works on it: pages are compiled and rendered when they are asked for. */
export interface SiteState extends Pick<
  PageRenderer,
  'compile' | 'images' | 'known' | 'last' | 'dependsOn'
> {
  readonly prepared: Prepared
  find(route: string): Page | undefined
  /** The page for addresses that lead nowhere. */
  readonly notFound: Page
  render(page: Page, bundle: ServerBundle): Promise<LivePage>
  /**
   * Takes in saved sources. Everything is read again only when routes, titles, sidebars, or the modules that pages
   * import may have changed.
   * @throws DocentError for a faulty front matter; the site stays as it was
   */
  change(files: readonly string[]): Promise<void>
  /**
   * Reads everything again: files were added or removed.
   * @throws DocentError when the site can't be read; it stays as it was, and the next change reads it again
   */
  reload(): Promise<void>
}

/** Opens the site for `dev`, with drafts. */
export async function openSite(config: Config): Promise<SiteState> {
  const renderer = createRenderer(config)
  const read = (): Promise<Prepared> => prepare(forgiving(config), { drafts: true })
  let prepared = await read()
  /** Why the site couldn't be read again; until then, it stays as it was. */
  let fault: unknown

  const reload = async (): Promise<void> => {
    try {
      prepared = await read()
      fault = undefined
    } catch (error) {
      fault = error
      throw error
    }
  }
  /** Whether a change of this file may mend what kept the site from being read. */
  const mayMend = (file: string, doc: SourceDoc | undefined): boolean =>
    fault !== undefined &&
    (!doc || !isDocentError(fault) || fault.file === undefined || fault.file === file)

  return {
    get prepared() {
      return prepared
    },
    get known() {
      return renderer.known
    },
    images: renderer.images,
    last: renderer.last,
    dependsOn: renderer.dependsOn,
    compile: renderer.compile,
    find: (route) => prepared.plan.pages.find((page) => page.route === route),
    get notFound() {
      const page = prepared.plan.pages.find(({ reactPage }) => reactPage === '404')
      if (!page) throw new Error('The site has no not-found page.')
      return page
    },
    async render(page, bundle) {
      const live = await renderer.render(page, prepared, bundle)
      const preview = devPreviewImage(live.data, prepared.sites[page.locale], config)
      return preview ? { ...live, data: { ...live.data, preview } } : live
    },
    async change(files) {
      const known = new Set(prepared.bundle.modules)
      let isOther = scanModules(files, config.siteDir).some((module) => !known.has(module))
      const faults: unknown[] = []
      for (const file of files) {
        const doc = findDoc(prepared, file)
        isOther ||= mayMend(file, doc)
        if (!doc) continue
        try {
          const next = makeDoc({
            set: doc.set,
            relative: doc.relative,
            file,
            source: readFileSync(file, 'utf8'),
            docs: docsConfig(config, doc.set),
          })
          for (const page of prepared.plan.pages) if (page.file === file) page.hash = next.hash
          isOther ||= facts(doc) !== facts(next)
        } catch (error) {
          faults.push(error)
        }
      }
      if (faults.length > 0) throw faults[0]
      if (isOther) await reload()
    },
    reload,
  }
}

/** A page whose route is taken doesn't keep its author from working on the others: it's only reported. */
function forgiving(config: Config): Config {
  return config.onDuplicateRoutes === 'throw' ? { ...config, onDuplicateRoutes: 'warn' } : config
}

function findDoc(prepared: Prepared, file: string): SourceDoc | undefined {
  for (const content of prepared.contents.values()) {
    for (const set of content.sets) {
      const doc = set.docs.find((candidate) => candidate.file === file)
      if (doc) return doc
    }
  }
  return undefined
}

/** What other pages and the sidebar see of a document. */
function facts(doc: SourceDoc): string {
  const unseen = { hash: '', lastUpdatedAt: '', lastUpdatedBy: '', changes: [], set: undefined }
  return JSON.stringify({ ...doc, ...unseen })
}
