import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Page } from '../model/page.ts'
import { formatMs, type Report } from '../pipeline/report.ts'
import type { Config } from '../config/index.ts'
import { docSets } from '../content/doc-sets.ts'
import { sourceHash } from '../files/source-hash.ts'
import { fingerprint } from '../shared/hash.ts'
import { createBatches, type Batch } from './change-batches.ts'
import { updateBundle } from './bundle-changes.ts'
import type { Checks } from './checks.ts'
import { afterWriting, followLateWrites } from './late-writes.ts'
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
}

/** How many pages to check after a batch of changes, such as a branch switch. The rest are checked when opened. */
const MAX_CHECKED = 20

const isSource = (file: string): boolean => /\.mdx?$/.test(file)
const isCategory = (file: string): boolean => /_category_\.(?:json|ya?ml)$/.test(file)
/** The partials of a page that doesn't compile aren't known yet. */
const isPartial = (file: string): boolean => /[\\/](?:partials[\\/]|_)[^\\/]*$/.test(file)
/** A module may be an island, a React page, or what a page imports. */
const isModule = (file: string): boolean => /\.(?:[jt]sx?|mjs|json)$/.test(file)

/** Watches the files: saved pages are sent to the browser, and added or removed files update routes and sidebars. */
export function watchContent(options: WatchOptions): void {
  const { server, config, state, problems, checks, report } = options
  const folders = config.i18n.locales.flatMap((locale) =>
    docSets(config, locale).flatMap(({ dir, overlayDir }) => [
      dir,
      ...(overlayDir === undefined ? [] : [overlayDir]),
    ]),
  )
  server.watcher.add([...new Set(folders), join(config.siteDir, 'partials')])
  const outputs = [join(config.siteDir, config.outDir), join(config.siteDir, '.docent')]
  const isOutput = (file: string): boolean =>
    outputs.some((folder) => file.startsWith(`${folder}${sep}`))

  const isStructure = (file: string): boolean =>
    isSource(file) || isCategory(file) || isModule(file)
  /** Hash of each source as last read, because writing a file often triggers more than one event. */
  const taken = new Map<string, string>()
  const isSame = (file: string): boolean => {
    const text = sourceHash(readFileSync(file, 'utf8'))
    const before = taken.get(file)
    taken.set(file, text)
    return before === text
  }
  /** Whether the change requires reading content again or requesting the page again. */
  const isNews = ([file, event]: [string, string]): boolean => {
    if (event !== 'change') {
      taken.delete(file)
      return isStructure(file) || problems.isBroken
    }
    if (!existsSync(file)) return false
    if (isSource(file)) return !isSame(file)
    return isCategory(file) || pagesWith(file, state).length > 0
  }

  const read = async (all: Batch): Promise<void> => {
    const start = performance.now()
    const batch = new Map([...all].filter(isNews))
    const files = [...batch.keys()]
    if (files.length === 0) return
    const before = state.prepared
    try {
      const isOther = [...batch].some(([file, event]) =>
        event === 'change' ? isCategory(file) : isStructure(file),
      )
      await (isOther ? state.reload() : state.change(files.filter(isSource)))
      problems.mend('content')
    } catch (error) {
      problems.mend('content')
      problems.fail({ name: 'content' }, error)
      return
    }
    updateBundle(server, before.bundle, state.prepared.bundle)
    const isFine = await renderSaved(batch, options)
    if (isFine || files.length > 1) server.environments.client.hot.send('docent:changed', {})
    const [first = ''] = files
    const what =
      files.length === 1 ? first.slice(config.siteDir.length + 1) : `${files.length} files`
    if (isFine)
      report.info(
        `${new Date().toLocaleTimeString('en-GB')} ${what} ${formatMs(performance.now() - start)}`,
      )
    if (before !== state.prepared) checks.site(gonePages(before.plan.pages, state))
  }
  const batches = createBatches((batch) =>
    // A file can disappear while it's being read, which must not end the server.
    read(batch).catch((error: unknown) => problems.fail({ name: 'content' }, error)),
  )
  // Vite misses late writes, too.
  const lookAgain = followLateWrites((file) => server.watcher.emit('change', file))
  for (const event of ['add', 'change', 'unlink'] as const) {
    server.watcher.on(event, (file) => {
      if (isOutput(file)) return
      afterWriting(file, () => batches.add(file, event))
      if (event === 'change') lookAgain(file)
    })
  }
}

/** Renders the saved pages before success is reported. Returns whether all of them can be shown. */
async function renderSaved(
  batch: Batch,
  { state, problems, checks, show }: WatchOptions,
): Promise<boolean> {
  let isFine = true
  const pages = new Set<Page>()
  for (const [file, event] of batch) {
    if (event === 'unlink' || !existsSync(file)) continue
    const own = state.prepared.plan.pages.filter((page) => page.file === file)
    // A problem in a partial shows up on any page that uses it.
    const users = pagesWith(file, state).slice(-1)
    for (const page of own.length > 0 ? own : users) pages.add(page)
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
    const { page: shown } = await show(page)
    isFine &&= shown !== undefined
    if (!shown) continue
    checks.page(route)
    const now = new Set(shown.ids)
    if (ids.some((id) => !now.has(id))) checks.linksTo(route)
  }
  return isFine
}

/** Pages rendered so far that use this file in addition to their own. */
function pagesWith(file: string, state: SiteState): Page[] {
  return [...state.known]
    .map(({ page }) => state.find(page.route))
    .filter((page) => page !== undefined)
    .filter((page) => page.file !== file && state.dependsOn(page, file))
}

function gonePages(before: readonly Page[], state: SiteState): Page[] {
  return before.filter(({ route }) => !state.find(route))
}
