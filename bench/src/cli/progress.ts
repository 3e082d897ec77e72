/**
 * Reports progress on standard error: one line with a timer on a terminal; otherwise, a line at the start and then one
 * every 30 seconds.
 */
export interface Progress {
  step: <T>(who: string, what: string, work: () => Promise<T>) => Promise<T>
  note: (message: string) => void
}

export function createProgress(
  stream: { write: (text: string) => unknown; isTTY?: boolean } = process.stderr,
): Progress {
  const start = performance.now()
  const clock = () => `[${seconds(start).padStart(7)}]`
  const line = (text: string) =>
    stream.write(`${stream.isTTY ? '\r\u001b[K' : ''}${clock()} ${text}\n`)
  return {
    note: line,
    async step(who, what, work) {
      const from = performance.now()
      const text = `${who}: ${what}`
      if (!stream.isTTY) line(text)
      const timer = setInterval(
        () => {
          if (stream.isTTY) stream.write(`\r\u001b[K${clock()} ${text} … ${seconds(from)}`)
          else line(`${text}, for ${seconds(from)} now`)
        },
        stream.isTTY ? 500 : 30_000,
      )
      try {
        const result = await work()
        if (stream.isTTY) line(`${text}: ${seconds(from)}`)
        return result
      } catch (error) {
        line(`${text}: FAILED after ${seconds(from)}`)
        throw error
      } finally {
        clearInterval(timer)
      }
    },
  }
}

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`
