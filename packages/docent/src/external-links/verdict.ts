/** What is known of an address after its test. */
export type Verdict =
  | { kind: 'ok' }
  /** It works, and its server says to use another address from now on. */
  | { kind: 'moved'; to: string }
  /** `unreachable`: its host can't be reached, so none of its addresses works. */
  | { kind: 'broken'; problem: string; unreachable?: true }
  /** A reader may see what a program doesn't. */
  | { kind: 'unclear'; problem: string }

/** A test that may end differently a little later, with what it would mean if it didn't. */
export interface Transient {
  kind: 'transient'
  verdict: Verdict
  /** How long the server asks to wait, in milliseconds. */
  wait?: number
}

/** Answers that servers give to programs instead of a page. */
const FOR_PROGRAMS = new Set([401, 403, 405, 407, 451, 501, 999])

/** What a response means. */
export function judge(status: number, wait?: number): Verdict | Transient {
  const problem = `the server responded with ${status}`
  if (status >= 200 && status < 300) return { kind: 'ok' }
  if (status === 429) return { kind: 'transient', verdict: { kind: 'unclear', problem }, wait }
  if (FOR_PROGRAMS.has(status)) return { kind: 'unclear', problem }
  if (status >= 500 || status === 408 || status === 425)
    return { kind: 'transient', verdict: { kind: 'broken', problem }, wait }
  return { kind: 'broken', problem }
}

/** Errors of the network that pass, such as a busy name server or a broken connection. */
const PASSING = /^(?:EAI_AGAIN|ECONN|EPIPE|ETIMEDOUT|UND_ERR_)/

/** Errors that come before any connection: no address of the host can be reached. */
const UNREACHABLE = /^(?:EAI_|ENOTFOUND|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)/

/** What it means that there was no response. */
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
  return PASSING.test(code) ? { kind: 'transient', verdict: broken } : broken
}

/**
 * How long a `Retry-After` header asks to wait, in milliseconds.
 * @example retryAfter('120', Date.now()) // 120000
 */
export function retryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
