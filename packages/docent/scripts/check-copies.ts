// Compares the pages of built sites with their Markdown copies: `check-copies site packages/docent/docs-site`.
import { join, resolve } from 'node:path'
import { explainUsage, requireBuilt, UsageError } from '../../../scripts/usage.ts'
import { compareCopies } from '../test/copies/site-copies.ts'

explainUsage()

const sites = process.argv.slice(2)
if (sites.length === 0) throw new UsageError('Which site? Fix: npm run check:copies site')
for (const site of sites) {
  requireBuilt(join(site, 'dist'))
  const { count, differences } = await compareCopies(resolve(site))
  for (const line of differences) console.error(line)
  console.log(
    `${site}: ${count - differences.length} of ${count} copies have the text of their page.`,
  )
  if (count === 0 || differences.length > 0) process.exitCode = 1
}
