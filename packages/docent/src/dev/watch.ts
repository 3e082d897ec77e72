import { existsSync, readFileSync } from 'node:fs'
import type { ViteDevServer } from 'vite'
import { isBelow, join, relative, slashed } from '../shared/node/paths.ts'
import { contentHash } from '../shared/node/hash.ts'
import type { Page } from '../shared/records/page.ts'
import { formatMs, type Report } from '../errors/report.ts'
import type { Config } from '../config/index.ts'
import { isContentFile } from '../content/categories.ts'
import type { Prepared } from '../page/prepare.ts'
import { isDocentError } from '../errors/index.ts'
import { joinRoute } from '../shared/routes.ts'
import {
  type Batch,
  createBatches,
  type FollowedFile,
  followLateWrites,
  whenWritten,
} from './file-events.ts'
import { isBundled, readAgain, type Revision, updateBundle } from './bundle-changes.ts'
import type { Address, Checks } from './checks.ts'
import type { Problems } from './problems.ts'
import { type UnseenChanges, watchOnce } from './unseen-changes.ts'
import type { ShowPage, Shown, ShownPages, SiteState } from './site-state.ts'

export interface WatchOptions {
  server: ViteDevServer
  config: Config
  state: SiteState
  problems: Problems
  checks: Checks
  report: Report
  show: ShowPage
  revision: Revision
  /** Follows the files outside the site's folder. */
  follow: (files: Iterable<FollowedFile>) => void
  unseen: UnseenChanges
  /** Tells browsers that the content has changed, with the pages that are shown already. */
  announce: (shown?: ShownPages) => Promise<void>
}

/**
 * Number of pages to check after a batch of changes, such as a branch switch. All others are checked when they're
 * opened.
 */
const MAX_CHECKED = 20

const isSource = (file: string): boolean => /\.mdx?$/.test(file)
/** Interface messages, or labels of the configuration, of a locale. */
const isMessages = (file: string): boolean =>
  /[\\/]i18n[\\/][^\\/]+[\\/](?:messages|labels)\.json$/.test(file)
/** Recognizes a partial by its path, because it's unknown which partials a page uses if the page doesn't compile. */
const isPartial = (file: string): boolean => /[\\/](?:partials[\\/]|_)[^\\/]*$/.test(file)
/** A module, which may be an island, a React page, or an import of a page. */
const isModule = (file: string): boolean => /\.(?:[jt]sx?|mjs|json)$/.test(file)

/** Folders with documents, React pages, and partials. */
export function sourceFolders({ siteDir, pagesDir, docSets }: Config): string[] {
  const documents = docSets.flatMap(({ dir, overlayDir }) => [dir, overlayDir])
  return [
    ...documents.filter((dir) => dir !== undefined),
    join(siteDir, pagesDir),
    join(siteDir, 'partials'),
  ]
}

/**
 * Watches the site's files, sends saved pages to the browser, and updates routes and sidebars when files are added or
 * removed.
 */
export function watchContent(options: WatchOptions): void {
  const { server, config, state, problems, checks, report, revision, follow, unseen, announce } =
    options
  watchOnce(server.watcher, config.siteDir, sourceFolders(config))
  // Vite misses late writes.
  const lookAgain = followLateWrites((file) => server.watcher.emit('change', file))
  const watchPartials = (): void =>
    follow([...state.prepared.imports.keys()].map((file) => ({ file })))
  watchPartials()
  /** Whether the pages of a plugin are made from the file. */
  const isWatched = (file: string): boolean =>
    state.prepared.watched.some((path) => file === path || isBelow(file, path))
  watchOnce(server.watcher, config.siteDir, state.prepared.watched)
  const staticDir = join(config.siteDir, config.staticDir)
  const isStatic = (file: string): boolean => isBelow(file, staticDir)
  const staticAddress = (file: string): Address => ({
    route: joinRoute(config.baseUrl, file.slice(staticDir.length)),
    file,
  })
  const isStructure = (file: string): boolean => isContentFile(file) || isModule(file)
  /** Last known hash of each file, because writing a file often triggers more than one event. */
  const seen = new Map<string, string>()
  const isSame = (file: string): boolean => {
    const before = seen.get(file)
    const now = fileHash(file)
    seen.set(file, now)
    return before === now
  }
  /** Whether the change requires reading content again or requesting the page again. */
  const isNews = ([file, event]: [string, string]): boolean => {
    const isChange = event === 'change'
    // The watcher reports the removal, too.
    if (event !== 'unlink' && !existsSync(file)) return false
    const isPart = isChange
      ? isContentFile(file) || isMessages(file)
      : isStructure(file) || isStatic(file)
    // The file that a broken page needs can be any file, even one that was missing only for a moment.
    const isAnyPart = problems.broken.length > 0
    const isOwn = isPart || isWatched(file)
    if (!isOwn && !isAnyPart && pagesWith(file, state).length === 0) return false
    return !isSame(file) || !isChange || isAnyPart
  }

  /**
   * The watcher reports a file that was removed and immediately restored as changed, but it may have been read as
   * missing.
   */
  const isReturned = (file: string): boolean =>
    problems.broken.length > 0 && isModule(file) && !isBundled(state.prepared.bundle, file)

  const read = async (all: Batch): Promise<void> => {
    const start = performance.now()
    const batch = new Map([...all].filter(isNews))
    const files = [...batch.keys()]
    for (const file of all.keys()) if (!batch.has(file) && !isSource(file)) problems.mend(file)
    if (files.length === 0) return
    const before = state.prepared
    const isOther = [...batch].some(
      ([file, event]) =>
        isWatched(file) ||
        (event === 'change' ? isMessages(file) || isReturned(file) : isStructure(file)),
    )
    const faults = await (isOther
      ? state.reload()
      : state.change(files.filter((file) => isContentFile(file))))
    revision.advance()
    const { current } = revision
    reportFaults(faults, batch, problems)
    if (isOther && state.prepared === before) return
    watchPartials()
    watchOnce(server.watcher, config.siteDir, state.prepared.watched)
    if (faults.length === 0) problems.mend('content')
    updateBundle(server, before.bundle, state.prepared.bundle)
    readAgain(server, files)
    const saved = await renderSaved(batch, options)
    const isFine = saved.isFine && !faults.some((fault) => isCausedBy(batch, fault))
    // If components have changed in the meantime, the pages have to be shown again.
    if (isFine || files.length > 1)
      await announce(revision.current === current ? saved.shown : undefined)
    const [first = ''] = files
    const what = files.length === 1 ? relative(config.siteDir, first) : `${files.length} files`
    if (isFine)
      report.info(
        `${new Date().toLocaleTimeString('en-GB')} ${what} ${formatMs(performance.now() - start)}`,
      )
    for (const route of problems.broken) checks.page(route)
    const statics = files.filter((file) => isStatic(file) && batch.get(file) !== 'change')
    if (statics.length > 0 || planText(before) !== planText(state.prepared))
      checks.site([
        ...before.plan.pages.filter(({ route }) => !state.find(route)),
        ...statics.filter((file) => !existsSync(file)).map(staticAddress),
      ])
  }
  const batches = createBatches((batch) =>
    // A file can disappear while it's being read, which must not end the server.
    read(batch).catch((error: unknown) => problems.fail({ name: 'content' }, error)),
  )
  const add = whenWritten((file, event) => {
    state.renderer.take(file)
    batches.add(file, event)
  })
  for (const event of ['add', 'change', 'unlink'] as const) {
    server.watcher.on(event, (path) => {
      const file = slashed(path)
      unseen.take(file, event)
      add(file, event)
      if (event === 'change') lookAgain(file)
    })
  }
}

/** Whether a saved file may have the error. Errors in other files have already been shown. */
function isCausedBy(batch: Batch, fault: unknown): boolean {
  const file = fileOf(fault)
  return !file || batch.has(file)
}

/** Reports the errors of the files that were read, and removes those of files that are valid now. */
function reportFaults(faults: readonly unknown[], batch: Batch, problems: Problems): void {
  const faulty = new Set(faults.map(fileOf))
  for (const file of batch.keys()) if (!faulty.has(file)) problems.mend(file)
  for (const fault of faults) {
    const file = fileOf(fault)
    // A change between the event and the reading causes another event, which must not report the mistake again.
    const version = file === undefined ? undefined : fileHash(file)
    const cover = isCausedBy(batch, fault) ? 'always' : 'never'
    problems.fail({ name: file ?? 'content', version }, fault, cover)
  }
}

/**
 * Renders the saved pages before success is reported, and has them checked.
 * @returns the pages, and whether all of them and the partials can be shown
 */
async function renderSaved(
  batch: Batch,
  { state, problems, checks, show }: WatchOptions,
): Promise<{ isFine: boolean; shown: ShownPages }> {
  let isFine = true
  const pages = new Set<Page>()
  for (const file of batch.keys()) {
    const pagesOfFile = state.prepared.plan.pages.filter((page) => page.file === file)
    // A problem in a partial appears on any page that uses it.
    const users = pagesWith(file, state).slice(-1)
    for (const page of pagesOfFile.length > 0 ? pagesOfFile : users) pages.add(page)
    if (!existsSync(file)) continue
    if (pagesOfFile.length > 0 || !(isSource(file) && (users.length > 0 || isPartial(file))))
      continue
    const version = fileHash(file)
    try {
      await state.renderer.compile(file)
      problems.mend(file)
    } catch (error) {
      problems.fail({ name: file, version }, error)
      isFine = false
    }
  }
  const shownPages = new Map<string, Shown>()
  for (const page of [...pages].slice(0, MAX_CHECKED)) {
    const { route } = page
    const ids = state.renderer.last(route)?.ids ?? []
    const shown = await show(page, 'new')
    shownPages.set(route, shown)
    isFine &&= shown.page !== undefined
    if (!shown.page) continue
    checks.page(route)
    const now = new Set(shown.page.ids)
    if (ids.length !== now.size || ids.some((id) => !now.has(id))) checks.linksTo(route)
  }
  return { isFine, shown: shownPages }
}

/** Pages rendered so far that use this file in addition to their source. */
function pagesWith(file: string, state: SiteState): Page[] {
  return [...state.renderer.known]
    .map(({ page }) => state.find(page.route))
    .filter((page) => page !== undefined)
    .filter((page) => page.file !== file && state.renderer.dependsOn(page, file))
}

/** The site's routes and the warnings about them. */
function planText({ plan }: Prepared): string {
  return JSON.stringify([plan.pages.map(({ route }) => route), plan.warnings])
}

/** An empty text if the file doesn't exist. */
function fileHash(file: string): string {
  return existsSync(file) ? contentHash(readFileSync(file)) : ''
}

function fileOf(error: unknown): string | undefined {
  return isDocentError(error) ? error.file : undefined
}
