import pLimit from 'p-limit'
import { VERSION } from '../../shared/version.ts'

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

export interface TestOptions extends Pick<RequestOptions, 'fetch' | 'timeout'> {
  now: () => number
}

/**
 * Tests an address once: with a HEAD request, which costs the server next to nothing, and with a GET request if the
 * response to HEAD isn't conclusive.
 * @returns a verdict, or the reason to test it again
 */
export async function testLink(url: string, options: TestOptions): Promise<Verdict | Transient> {
  if (!URL.canParse(url)) return { kind: 'broken', problem: "it isn't a valid URL" }
  const head = await ask(url, 'HEAD', options)
  return isFinal(head) ? head : ask(url, 'GET', options)
}

/** Whether an immediate second request would have the same result or strain a server that asked for fewer. */
function isFinal(result: Verdict | Transient): boolean {
  if (result.kind === 'transient')
    return result.wait !== undefined || result.verdict.kind === 'unclear' || isFinal(result.verdict)
  if (result.kind === 'broken') return result.unreachable === true
  return result.kind !== 'unclear'
}

async function ask(
  url: string,
  method: RequestOptions['method'],
  { fetch, timeout, now }: TestOptions,
): Promise<Verdict | Transient> {
  try {
    const response = await request(url, { fetch, method, timeout })
    const verdict = judge(response.status, retryAfter(response.retryAfter, now()))
    return verdict.kind === 'ok' && response.movedTo !== undefined
      ? { kind: 'moved', to: response.movedTo }
      : verdict
  } catch (error) {
    // Some sites redirect clients without cookies in a loop.
    if (error instanceof RedirectLoop) return { kind: 'unclear', problem: error.message }
    return judgeFailure(error, timeout)
  }
}

/** The response after all redirects. */
export interface FinalResponse {
  status: number
  /** The target of the leading permanent redirects; undefined if the first redirect is temporary or there is none. */
  movedTo?: string
  retryAfter: string | null
}

/** There are more redirects than a browser follows, usually because they form a loop. */
export class RedirectLoop extends Error {}

/** The same limit as in browsers. */
const MAX_REDIRECTS = 20

const PERMANENT = new Set([301, 308])

export interface RequestOptions {
  fetch: typeof fetch
  method: 'HEAD' | 'GET'
  /** In milliseconds, including all redirects. */
  timeout: number
}

/**
 * Requests an address and follows its redirects. Doesn't read the response body.
 * @throws RedirectLoop, and the errors of `fetch`
 */
export async function request(
  url: string,
  { fetch, method, timeout }: RequestOptions,
): Promise<FinalResponse> {
  const signal = AbortSignal.timeout(timeout)
  let at = url
  let movedTo: string | undefined
  let permanent = true
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await fetch(at, { method, redirect: 'manual', signal, headers: HEADERS })
    await response.body?.cancel()
    const { status, headers } = response
    const location = headers.get('location')
    if (status < 300 || status >= 400 || location === null)
      return {
        status,
        ...(movedTo !== undefined && { movedTo }),
        retryAfter: headers.get('retry-after'),
      }
    at = new URL(location, at).href
    permanent &&= PERMANENT.has(status)
    if (permanent) movedTo = at
  }
  throw new RedirectLoop('it redirects in a loop')
}

const HEADERS = { 'User-Agent': `docent/${VERSION} (link check)`, Accept: 'text/html,*/*;q=0.8' }

/** The result of an address's test. */
export type Verdict =
  | { kind: 'ok' }
  /** The link works, but its server permanently redirects to another address. */
  | { kind: 'moved'; to: string }
  /** `unreachable`: the host can't be reached, so none of its addresses works. */
  | { kind: 'broken'; problem: string; unreachable?: true }
  /** The page may be visible in a browser although a program can't load it. */
  | { kind: 'unclear'; problem: string }

/** A test that may have a different result a little later, with the verdict if it doesn't. */
export interface Transient {
  kind: 'transient'
  verdict: Verdict
  /** How long the server asks clients to wait, in milliseconds. */
  wait?: number
}

/** Status codes that some servers send to programs, although browsers get the page. */
const FOR_PROGRAMS = new Set([401, 403, 405, 407, 451, 501, 999])

/** Interprets a response's status code. */
export function judge(status: number, wait?: number): Verdict | Transient {
  const problem = `the server responded with ${status}`
  if (status >= 200 && status < 300) return { kind: 'ok' }
  if (status === 429) return { kind: 'transient', verdict: { kind: 'unclear', problem }, wait }
  if (FOR_PROGRAMS.has(status)) return { kind: 'unclear', problem }
  if (status >= 500 || status === 408 || status === 425)
    return { kind: 'transient', verdict: { kind: 'broken', problem }, wait }
  return { kind: 'broken', problem }
}

/** Temporary network errors, such as an overloaded name server or a dropped connection. */
const TEMPORARY = /^(?:EAI_AGAIN|ECONN|EPIPE|ETIMEDOUT|UND_ERR_)/

/** Errors before a connection is established, which affect all addresses of the host. */
const UNREACHABLE = /^(?:EAI_|ENOTFOUND|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)/

/** Interprets an error that occurred instead of a response. */
export function judgeFailure(error: unknown, timeout: number): Verdict | Transient {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } }
  if (name === 'TimeoutError') {
    const problem = `there was no response in ${timeout / 1000} seconds`
    return { kind: 'transient', verdict: { kind: 'broken', problem } }
  }
  const code = cause?.code ?? ''
  const broken: Verdict = {
    kind: 'broken',
    problem: cause?.message || code || message,
    ...(UNREACHABLE.test(code) && { unreachable: true }),
  }
  return TEMPORARY.test(code) ? { kind: 'transient', verdict: broken } : broken
}

/**
 * The wait that a `Retry-After` header asks for, in milliseconds.
 * @example retryAfter('120', Date.now()) // 120000
 */
export function retryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
