/**
 * Says on standard error what is being done: one line that counts on a terminal, a line at the start
 * and one every half minute elsewhere.
 * @typedef {object} Progress
 * @property {<T>(who: string, what: string, work: () => Promise<T>) => Promise<T>} step
 * @property {(message: string) => void} note
 */

/**
 * @param {{ write: (text: string) => unknown, isTTY?: boolean }} [stream]
 * @returns {Progress}
 */
export function createProgress(stream = process.stderr) {
  const start = performance.now()
  const clock = () => `[${seconds(start).padStart(7)}]`
  /** @param {string} text */
  const line = (text) => stream.write(`${stream.isTTY ? '\r\u001b[K' : ''}${clock()} ${text}\n`)
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

/** @param {number} from */
const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`
