import { createInterface } from 'node:readline/promises'

export interface Terminal {
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
  /** Whether somebody can answer. */
  isInteractive: boolean
}

/** Asks one question. An empty answer is the default. */
export type Ask = (question: string, fallback: string) => Promise<string>

/** Ctrl+C or Ctrl+D instead of an answer. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

/**
 * Asks line by line: that works in every terminal and with screen readers, and needs no package.
 * @throws Cancelled if the reader stops
 */
export async function withQuestions<T>(
  { input, output, isInteractive }: Terminal,
  work: (ask: Ask) => Promise<T>,
): Promise<T> {
  const stop = new AbortController()
  const lines = createInterface({ input, output, terminal: isInteractive })
  const cancel = (): void => stop.abort()
  lines.on('SIGINT', cancel).on('close', cancel)
  try {
    return await work(async (question, fallback) => {
      const answer = await lines.question(`${question} (${fallback}): `, { signal: stop.signal })
      return answer.trim() || fallback
    })
  } catch (error) {
    throw stop.signal.aborted ? new Cancelled() : error
  } finally {
    lines.close()
  }
}
