import pLimit from 'p-limit'
import { testLink, type TestOptions } from './test-link.ts'
import type { Verdict } from './verdict.ts'

export interface TestLinksOptions extends TestOptions {
  /** Maximum number of parallel tests, in total and for each host. */
  concurrency: { all: number; host: number }
  /** Number of tries for an address whose server is busy. */
  tries: number
  /** If a server asks for a longer wait (in milliseconds), its address isn't tested again. */
  longestWait: number
  wait: (ms: number) => Promise<void>
}

/**
 * Tests several addresses in parallel. The pause between two tries of one address doubles each time, or it's as long as
 * the server asks for. During the pause, no other address of that host is tested.
 * @param onVerdict called with each verdict when it's known
 */
export async function testLinks(
  urls: readonly string[],
  options: TestLinksOptions,
  onVerdict: (url: string, verdict: Verdict) => void,
): Promise<void> {
  const all = pLimit(options.concurrency.all)
  const hosts = new Map<string, string[]>()
  for (const url of urls) hosts.set(hostOf(url), [...(hosts.get(hostOf(url)) ?? []), url])
  await Promise.all(
    [...hosts.values()].map((own) => testHost(own, options, (test) => all(test), onVerdict)),
  )
}

async function testHost(
  urls: readonly string[],
  options: TestLinksOptions,
  limit: <T>(work: () => Promise<T>) => Promise<T>,
  onVerdict: (url: string, verdict: Verdict) => void,
): Promise<void> {
  const { concurrency, tries, longestWait, now, wait } = options
  const host = pLimit(concurrency.host)
  let quietUntil = 0
  /** The verdict for all addresses once the host can't be reached. */
  let unreachable: Verdict | undefined

  const test = async (url: string): Promise<Verdict> => {
    for (let attempt = 1; ; attempt += 1) {
      if (unreachable) return unreachable
      const quiet = quietUntil - now()
      // Waiting doesn't count toward the total limit, so other hosts are tested in the meantime.
      if (quiet > 0) await wait(quiet)
      const result = await limit(() => testLink(url, options))
      if (result.kind !== 'transient') return settle(result)
      const pause = result.wait ?? 1000 * 2 ** (attempt - 1)
      if (attempt >= tries || pause > longestWait) return settle(result.verdict)
      quietUntil = Math.max(quietUntil, now() + pause)
    }
  }
  const settle = (verdict: Verdict): Verdict => {
    if (verdict.kind === 'broken' && verdict.unreachable) unreachable = verdict
    return verdict
  }
  await Promise.all(urls.map((url) => host(async () => onVerdict(url, await test(url)))))
}

/** Empty if the string isn't an address. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}
