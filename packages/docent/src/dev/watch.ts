import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Page } from '../shared/records/page.ts'
import { formatMs, type Report } from '../errors/report.ts'
import type { Config } from '../config/index.ts'
import { isCategoryFile } from '../content/categories.ts'
import type { Prepared } from '../page/prepare.ts'
import { docSets } from '../content/doc-sets.ts'
import { isDocentError } from '../errors/index.ts'
import { hashBytes } from '../files/file-input.ts'
import { posixRelative } from '../files/paths.ts'
import { CHANGED_EVENT } from '../shared/dev-events.ts'
import { fingerprint } from '../shared/hash.ts'
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
import type { Problems } from './dev-problems.ts'
import type { ShowPage } from './show-page.ts'
import type { SiteState } from './site-state.ts'

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

/**
 * Watches the site's files, sends saved pages to the browser, and updates routes and sidebars when files are added or
 * removed.
 */
export function watchContent(options: WatchOptions): void {
  const { server, config, state, problems, checks, report, revision, follow } = options
  const folders = config.i18n.locales.flatMap((locale) =>
    docSets(config, locale).flatMap(({ dir, overlayDir }) => [
      dir,
      ...(overlayDir === undefined ? [] : [overlayDir]),
    ]),
  )
  server.watcher.add([...new Set(folders), join(config.siteDir, 'partials')])
  // Vite misses late writes.
  const lookAgain = followLateWrites((file) => server.watcher.emit('change', file))
  const watchPartials = (): void =>
    follow([...state.prepared.imports.keys()].map((file) => ({ file })))
  watchPartials()
  const staticDir = join(config.siteDir, config.staticDir)
  const isStatic = (file: string): boolean => file.startsWith(`${staticDir}${sep}`)
  const staticAddress = (file: string): Address => ({
    route: joinRoute(config.baseUrl, file.slice(staticDir.length).split(sep).join('/')),
    file,
  })
  const isStructure = (file: string): boolean =>
    isSource(file) || isCategoryFile(file) || isModule(file)
  /** Last known hash of each file, because writing a file often triggers more than one event. */
  const seen = new Map<string, string>()
  const isSame = (file: string): boolean => {
    const before = seen.get(file)
    const now = contentHash(file)
    seen.set(file, now)
    return before === now
  }
  /** Whether the change requires reading content again or requesting the page again. */
  const isNews = ([file, event]: [string, string]): boolean => {
    const isChange = event === 'change'
    // The watcher reports the removal, too.
    if (event !== 'unlink' && !existsSync(file)) return false
    const isPart = isChange
      ? isSource(file) || isCategoryFile(file) || isMessages(file)
      : isStructure(file) || isStatic(file)
    // The file that a broken page needs can be any file, even one that was missing only for a moment.
    const isAnyPart = problems.broken.length > 0
    if (!isPart && !isAnyPart && pagesWith(file, state).length === 0) return false
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
    const isOther = [...batch].some(([file, event]) =>
      event === 'change' ? isMessages(file) || isReturned(file) : isStructure(file),
    )
    const faults = await (isOther
      ? state.reload()
      : state.change(files.filter((file) => isSource(file) || isCategoryFile(file))))
    revision.advance()
    /** Errors in other files have already been shown. */
    const isOwn = (fault: unknown): boolean => batch.has(fileOf(fault) ?? '') || !fileOf(fault)
    const faulty = new Set(faults.map(fileOf))
    for (const file of files) if (!faulty.has(file)) problems.mend(file)
    for (const fault of faults) {
      const file = fileOf(fault)
      // A change between the event and the reading causes another event, which must not report the mistake again.
      const version = file === undefined ? undefined : contentHash(file)
      problems.fail({ name: file ?? 'content', version }, fault, isOwn(fault) ? 'always' : 'never')
    }
    if (isOther && state.prepared === before) return
    watchPartials()
    if (faults.length === 0) problems.mend('content')
    updateBundle(server, before.bundle, state.prepared.bundle)
    readAgain(server, files)
    const isFine = (await renderSaved(batch, options)) && !faults.some(isOwn)
    if (isFine || files.length > 1) server.environments.client.hot.send(CHANGED_EVENT, {})
    const [first = ''] = files
    const what = files.length === 1 ? posixRelative(config.siteDir, first) : `${files.length} files`
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
    state.take(file)
    batches.add(file, event)
  })
  for (const event of ['add', 'change', 'unlink'] as const) {
    server.watcher.on(event, (file) => {
      add(file, event)
      if (event === 'change') lookAgain(file)
    })
  }
}

/**
 * Renders the saved pages before success is reported.
 * @returns whether all of them can be shown
 */
async function renderSaved(
  batch: Batch,
  { state, problems, checks, show }: WatchOptions,
): Promise<boolean> {
  let isFine = true
  const pages = new Set<Page>()
  for (const file of batch.keys()) {
    const own = state.prepared.plan.pages.filter((page) => page.file === file)
    // A problem in a partial appears on any page that uses it.
    const users = pagesWith(file, state).slice(-1)
    for (const page of own.length > 0 ? own : users) pages.add(page)
    if (!existsSync(file)) continue
    if (own.length > 0 || !(isSource(file) && (users.length > 0 || isPartial(file)))) continue
    const version = fingerprint(readFileSync(file, 'utf8'))
    try {
      await state.compile(file)
      problems.mend(file)
    } catch (error) {
      problems.fail({ name: file, version }, error)
      isFine = false
    }
  }
  for (const page of [...pages].slice(0, MAX_CHECKED)) {
    const { route } = page
    const ids = state.last(route)?.ids ?? []
    const { page: shown } = await show(page, 'new')
    isFine &&= shown !== undefined
    if (!shown) continue
    checks.page(route)
    const now = new Set(shown.ids)
    if (ids.length !== now.size || ids.some((id) => !now.has(id))) checks.linksTo(route)
  }
  return isFine
}

/** Pages rendered so far that use this file in addition to their source. */
function pagesWith(file: string, state: SiteState): Page[] {
  return [...state.known]
    .map(({ page }) => state.find(page.route))
    .filter((page) => page !== undefined)
    .filter((page) => page.file !== file && state.dependsOn(page, file))
}

/** The site's routes and the warnings about them. */
function planText({ plan }: Prepared): string {
  return JSON.stringify([plan.pages.map(({ route }) => route), plan.warnings])
}

/** An empty text if the file doesn't exist. */
function contentHash(file: string): string {
  return existsSync(file) ? hashBytes(readFileSync(file)) : ''
}

function fileOf(error: unknown): string | undefined {
  return isDocentError(error) ? error.file : undefined
}
