// Compares the pages of built sites with their Markdown copies: `check-copies site packages/docent/docs-site`.
import { resolve } from 'node:path'
import { compareCopies } from '../test/copies/site-copies.ts'

for (const site of process.argv.slice(2)) {
  const { count, differences } = await compareCopies(resolve(site))
  for (const line of differences) console.error(line)
  console.log(
    `${site}: ${count - differences.length} of ${count} copies have the text of their page.`,
  )
  if (count === 0 || differences.length > 0) process.exitCode = 1
}
