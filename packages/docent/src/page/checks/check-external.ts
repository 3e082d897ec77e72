import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { join } from '../../shared/node/paths.ts'
import { throwFindings } from './check-pages.ts'
import { writeAtomic } from '../../files/cache.ts'
import { CACHE_FOLDER } from '../../files/paths.ts'
import type { Config } from '../../config/index.ts'
import { count } from '../../errors/entry.ts'
import { type DocentError, errors } from '../../errors/index.ts'
import type { Report } from '../../errors/report.ts'
import type { RenderedPage } from '../../shared/records/page.ts'
import { hostOf, testLinks, type TestLinksOptions, type Verdict } from './test-links.ts'
import { type ExternalLink, externalLinks } from './external-links.ts'

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
  const links = await externalLinks(config, pages)
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

/** Verdicts by address: the remembered ones, and new ones for all other addresses. */
async function verdictsOf(
  links: readonly ExternalLink[],
  { siteDir, externalLinks: { maxAgeDays } }: Config,
  options: TestLinksOptions,
): Promise<{ verdicts: Map<string, Verdict>; tested: number }> {
  const cacheDir = join(siteDir, CACHE_FOLDER)
  const fresh = freshMemory(readMemory(cacheDir), options.now(), maxAgeDays * DAY)
  const memory: Memory = {}
  const verdicts = new Map<string, Verdict>()
  for (const { url } of links) {
    const entry = Object.hasOwn(fresh, url) ? fresh[url] : undefined
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
  const tested = [...verdicts.values()]
  return (
    hosts.size > 1 &&
    tested.every((verdict) => verdict.kind === 'broken' && verdict.unreachable === true)
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
