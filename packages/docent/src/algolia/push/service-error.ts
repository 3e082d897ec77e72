import { errors } from '../../errors/index.ts'

/** The index to fill. */
export interface PushTarget {
  appId: string
  indexName: string
}

/** An error of the client. */
interface ClientError {
  name?: string
  status?: number
  message?: string
  stackTrace?: { response?: { content?: string } }[]
}

/** Whether the same request may succeed later: too many requests, a server error, or no connection. */
export function isTransient(error: unknown): boolean {
  const { name, status } = error as ClientError
  return name === 'RetryError' || status === 429 || (status !== undefined && status >= 500)
}

/**
 * Converts an error of the client to an error of the catalog.
 * @param step what was attempted, as it follows "refused to": `take the records`
 */
export function serviceError(
  error: unknown,
  step: string,
  target: PushTarget,
  tries: number,
): Error {
  const { name, status, message = '', stackTrace } = error as ClientError
  const cause = error
  if (name === 'RetryError') {
    const last = stackTrace?.at(-1)?.response?.content
    const problem = last === undefined || last === '' ? 'no host responded' : firstLine(last)
    return errors.searchServiceUnreachable({ appId: target.appId, problem, cause })
  }
  if (status === 429) return errors.searchServiceBusy({ tries, cause })
  if (status === 401 || status === 403)
    return errors.searchKeyRefused({ ...target, status, problem: message, cause })
  if (status !== undefined)
    return errors.searchServiceRefused({ status, problem: message, step, cause })
  return error instanceof Error ? error : new Error(String(error))
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0]?.slice(0, 200) ?? ''
}
