// A process for mutated pages, which the test kills if a page takes too long, just like a build.
import { openCases, type CaseSites } from './content-cases.ts'

process.once('message', async ({ sites, numbers }: { sites: CaseSites; numbers: number[] }) => {
  const runCase = await openCases(sites)
  process.send?.('ready')
  for (const number of numbers) process.send?.(await runCase(number))
  process.disconnect()
})
