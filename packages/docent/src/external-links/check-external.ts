import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RenderedPage } from '../model/page.ts'
import { isBelow } from '../files/below-site.ts'
import { SOURCE_DIR } from '../files/source-dir.ts'
import { throwFindings } from '../pipeline/throw-findings.ts'
import type { Report } from '../pipeline/report.ts'
import { CACHE_FOLDER } from '../cache/cache.ts'
import type { Config } from '../config/index.ts'
import { configuredLinks } from '../content/configured-links.ts'
import { errors, type DocentError } from '../errors/index.ts'
import { count } from '../errors/message-parts.ts'
import { collectLinks, type ExternalLink } from './collect.ts'
import { freshMemory, readMemory, writeMemory, type Memory } from './tested-links.ts'
import { hostOf, testLinks, type TestLinksOptions } from './test-links.ts'
import type { Verdict } from './verdict.ts'

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
