import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { throwFindings } from '../../build/throw-findings.ts'
import { CACHE_FOLDER, writeAtomic } from '../../cache/cache.ts'
import type { Config } from '../../config/index.ts'
import { configuredLinks } from '../../content/configured-links.ts'
import { count } from '../../errors/entry.ts'
import { type DocentError, type ErrorLocation, errors } from '../../errors/index.ts'
import type { Report } from '../../errors/report.ts'
import { isBelow } from '../../files/paths.ts'
import { SOURCE_DIR } from '../../files/source-dir.ts'
import type { LinkingPage } from '../../page/checks/check-links.ts'
import { type ListSource, locateInList } from '../../page/checks/check-targets.ts'
import type { RenderedPage } from '../../shared/records/page.ts'
import { splitHref } from '../../shared/routes.ts'
import { hostOf, testLinks, type TestLinksOptions, type Verdict } from './test-links.ts'

const DAY = 86_400_000

const DEFAULTS: TestLinksOptions = {
  fetch,
  timeout: 15_000,
  concurrency: { all: 8, host: 2 },
  tries: 3,
  longestWait: 60_000,
  now: Date.now,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/**
 * Tests the links to other sites. Moved links and links that can't be tested are reported; broken links fail the check.
 * @throws DocentError or AggregateError with every location of a broken link
 */
export async function checkExternal(
  config: Config,
  pages: readonly RenderedPage[],
  report: Report,
  options: Partial<TestLinksOptions> = {},
): Promise<void> {
  const all = { ...DEFAULTS, ...options }
  const links = await linksOf(config, pages)
  const verdicts = await report.stage(
    'Test external links',
    () => verdictsOf(links, config, all),
    ({ tested, verdicts: known }) =>
      `${count(known.size, 'address', 'addresses')}, ${tested} tested, ${known.size - tested} known`,
  )
  if (isOffline(links, verdicts.verdicts)) throw errors.noNetwork({})
  const problems = links.flatMap((link) => problemsOf(link, verdicts.verdicts.get(link.url)))
  const broken = problems.filter(({ code }) => code === 'broken-external-link')
  throwFindings(
    { errors: broken, warnings: problems.filter((one) => !broken.includes(one)) },
    report,
  )
}

async function linksOf(config: Config, pages: readonly RenderedPage[]): Promise<ExternalLink[]> {
  const file = config.listFiles.config
  return collectLinks({
    // docent's own pages only repeat links from the configuration.
    pages: pages
      .filter(({ page }) => !isBelow(page.file, SOURCE_DIR))
      .map(({ page, hrefs, sources }) => ({
        file: page.file,
        hrefs,
        links: sources.flatMap((source) => source.links),
      })),
    configured: config.i18n.locales.flatMap((locale) => configuredLinks(config, locale)),
    ...(file !== undefined && { source: { file, text: await readFile(file, 'utf8') } }),
    allow: config.externalLinks.allow,
    siteUrl: config.url,
  })
}

/** Verdicts by address: the remembered ones, and new ones for all other addresses. */
async function verdictsOf(
  links: readonly ExternalLink[],
  { siteDir, externalLinks }: Config,
  options: TestLinksOptions,
): Promise<{ verdicts: Map<string, Verdict>; tested: number }> {
  const cacheDir = join(siteDir, CACHE_FOLDER)
  const known = freshMemory(readMemory(cacheDir), options.now(), externalLinks.maxAgeDays * DAY)
  const memory: Memory = {}
  const verdicts = new Map<string, Verdict>()
  for (const { url } of links) {
    const entry = Object.hasOwn(known, url) ? known[url] : undefined
    if (!entry) continue
    memory[url] = entry
    verdicts.set(url, entry.verdict)
  }
  const unknown = links.map(({ url }) => url).filter((url) => !verdicts.has(url))
  try {
    await testLinks(unknown, options, (url, verdict) => {
      verdicts.set(url, verdict)
      if (verdict.kind === 'ok' || verdict.kind === 'moved')
        memory[url] = { at: options.now(), verdict }
    })
  } finally {
    writeMemory(cacheDir, memory)
  }
  return { verdicts, tested: unknown.length }
}

/**
 * Whether several hosts were tested and none could be reached, which means that the connection is the problem and not
 * the links.
 */
function isOffline(
  links: readonly ExternalLink[],
  verdicts: ReadonlyMap<string, Verdict>,
): boolean {
  const hosts = new Set(links.map(({ url }) => hostOf(url)))
  const known = [...verdicts.values()]
  return (
    hosts.size > 1 &&
    known.every((verdict) => verdict.kind === 'broken' && verdict.unreachable === true)
  )
}

/** One problem for each location, so that each can be found and fixed. */
function problemsOf({ url, locations }: ExternalLink, verdict: Verdict | undefined): DocentError[] {
  return locations.flatMap((location) => {
    if (verdict?.kind === 'moved')
      return errors.movedExternalLink({ ...location, url, target: verdict.to })
    if (verdict?.kind === 'unclear')
      return errors.unclearExternalLink({ ...location, url, problem: verdict.problem })
    if (verdict?.kind === 'broken')
      return errors.brokenExternalLink({ ...location, url, problem: verdict.problem })
    return []
  })
}

/** An address on another site, with the location of every link to it. */
export interface ExternalLink {
  /** Without its hash, which isn't sent to servers. */
  url: string
  locations: ErrorLocation[]
}

export interface CollectInput {
  pages: readonly Pick<LinkingPage, 'file' | 'hrefs' | 'links'>[]
  /** Links in the configuration. */
  configured: readonly { written: string; href: string }[]
  /** The configuration file. */
  source?: ListSource
  /** Prefixes of addresses that aren't tested. */
  allow: readonly string[]
  /** The site's own scheme and host. */
  siteUrl: string
}

/** All links to other sites, sorted by address. */
export function collectLinks(input: CollectInput): ExternalLink[] {
  const found = new Map<string, Map<string, ErrorLocation>>()
  const note = (href: string, location: ErrorLocation): void => {
    const url = testedUrl(href, input)
    if (url === undefined) return
    const locations = found.get(url) ?? new Map<string, ErrorLocation>()
    found.set(url, locations.set(`${location.file}:${location.line}:${location.column}`, location))
  }
  for (const { file, hrefs, links } of input.pages) {
    for (const href of new Set(hrefs)) {
      const written = links.filter(({ url }) => url === href)
      // For a link that a component creates, only the page is known.
      if (written.length === 0) note(href, { file })
      for (const location of written)
        note(href, { file: location.file, line: location.line, column: location.column })
    }
  }
  for (const { written, href } of input.configured) note(href, locateInList(written, input.source))
  return [...found]
    .map(([url, locations]) => ({ url, locations: [...locations.values()] }))
    .sort((a, b) => (a.url < b.url ? -1 : 1))
}

/** Hosts that aren't other sites: the reader's own machine and the names reserved for examples. */
const NO_SITE =
  /^(?:(?:.+\.)?(?:localhost|example|invalid|test)|(?:.+\.)?example\.(?:com|net|org)|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/

function testedUrl(
  href: string,
  { allow, siteUrl }: Pick<CollectInput, 'allow' | 'siteUrl'>,
): string | undefined {
  const absolute = href.startsWith('//') ? `https:${href}` : href
  if (!/^https?:/i.test(absolute)) return undefined
  if (!URL.canParse(absolute)) return absolute
  const { hostname, origin } = new URL(absolute)
  if (NO_SITE.test(hostname) || origin === new URL(siteUrl).origin) return undefined
  if (allow.some((start) => absolute.startsWith(start))) return undefined
  const { path, search } = splitHref(absolute)
  return `${path}${search}`
}

const remembered = z.object({
  /** Time of the test, in milliseconds. */
  at: z.number(),
  verdict: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('ok') }),
    z.object({ kind: z.literal('moved'), to: z.string() }),
  ]),
})

const schema = z.record(z.string(), remembered)

/** Good results of earlier tests, by address. Bad ones aren't stored, so those addresses are tested each time. */
export type Memory = z.output<typeof schema>

export type Remembered = z.output<typeof remembered>

const FILE = 'external-links.json'

/** A file that can't be read counts as missing. */
export function readMemory(cacheDir: string): Memory {
  try {
    return schema.parse(JSON.parse(readFileSync(join(cacheDir, FILE), 'utf8')))
  } catch {
    return {}
  }
}

export function writeMemory(cacheDir: string, memory: Memory): void {
  writeAtomic(join(cacheDir, FILE), `${JSON.stringify(memory, null, 1)}\n`)
}

/** The entries that aren't too old. Entries from the future are also dropped, because the clock was wrong. */
export function freshMemory(memory: Memory, now: number, maxAge: number): Memory {
  return Object.fromEntries(
    Object.entries(memory).filter(([, { at }]) => at <= now && now - at < maxAge),
  )
}
