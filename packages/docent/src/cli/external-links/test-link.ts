import { request, RedirectLoop, type RequestOptions } from './request.ts'
import { judge, judgeFailure, retryAfter, type Transient, type Verdict } from './verdict.ts'

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
