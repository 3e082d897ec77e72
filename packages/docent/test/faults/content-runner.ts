// A process for mutated pages: the test ends it when a page takes too long, as a build would.
import { openCases, type CaseSites } from './content-cases.ts'

process.once('message', async ({ sites, numbers }: { sites: CaseSites; numbers: number[] }) => {
  const runCase = await openCases(sites)
  process.send?.('ready')
  for (const number of numbers) process.send?.(await runCase(number))
  process.disconnect()
})
