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
