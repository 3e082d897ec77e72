// A process for mutated pages: the test ends it when a page takes too long, as a build would.
import { runCase } from './content-cases.ts'

const [from = 0, to = 0] = process.argv.slice(2).map(Number)
for (let number = from; number < to; number += 1) {
  process.send?.({ number, outcome: await runCase(number) })
}
process.disconnect?.()
