import { createInterface } from 'node:readline/promises'

export interface Terminal {
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
  /** Whether there is a terminal for answers. */
  isInteractive: boolean
}

/** Asks a question. An empty answer selects the default. */
export type Ask = (question: string, fallback: string) => Promise<string>

/** Thrown for Ctrl+C or Ctrl+D instead of an answer. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

/**
 * Asks questions line by line, which works in every terminal and with screen readers, and needs no package.
 * @throws Cancelled if the user cancels
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
