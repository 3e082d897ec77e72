/**
 * `npm run check:anchors [-- --add] [-- --public <folder>]`
 *
 * Checks that links to sections keep working: every anchor of the public documentation, and every anchor that this site
 * has had, is in the built pages. `--add` adds the anchors of new sections to the list of this site's anchors.
 * `--public` reads the anchors of the public documentation from a checkout of its repository first.
 */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { OldAnchors } from 'docent/config'
import { explainUsage } from '../../scripts/usage.ts'
import redirects from '../redirects.ts'
import { readAnchors, writeAnchors, type Anchors } from './anchors/anchors.ts'
import { compareAnchors } from './anchors/compare.ts'
import { readBuilt } from './anchors/read-built.ts'
import { readPublicAnchors } from './anchors/read-public.ts'

explainUsage()

const SITE = path.resolve(import.meta.dirname, '..')
const PUBLIC = path.join(SITE, 'checks/anchors/public.json')
const OWN = path.join(SITE, 'checks/anchors/own.json')
/** Longest list of problems that is printed. */
const SHOWN = 40

const { values } = parseArgs({
  options: { add: { type: 'boolean' }, public: { type: 'string' } },
})
if (values.public !== undefined) writeAnchors(PUBLIC, readPublicAnchors(values.public))

const own = readAnchors(OWN)
const { problems, unlisted } = compareAnchors({
  published: readAnchors(PUBLIC),
  own,
  old: readOld(),
  built: readBuilt(path.join(SITE, 'dist')),
  redirects: new Map(redirects.map(({ from, to }) => [from, to])),
})
if (values.add) writeAnchors(OWN, withAdded(own, unlisted))
else
  for (const [route, ids] of Object.entries(unlisted))
    problems.push(
      `${route} has anchors that aren't in site/checks/anchors/own.json: ${ids.join(', ')}. Run "npm run check:anchors -- --add".`,
    )

for (const problem of problems.slice(0, SHOWN)) console.log(problem)
if (problems.length > SHOWN) console.log(`... and ${problems.length - SHOWN} more`)
const count = (anchors: Anchors): number => Object.values(anchors).flat().length
console.log(
  `${count(readAnchors(PUBLIC))} public anchors and ${count(readAnchors(OWN))} of this site, ${problems.length} problems`,
)
process.exitCode = problems.length > 0 ? 1 : 0

function readOld(): OldAnchors {
  const folder = path.join(SITE, 'anchors')
  const files = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
  return Object.assign({}, ...files.map((text) => JSON.parse(text) as OldAnchors)) as OldAnchors
}

function withAdded(list: Anchors, added: Anchors): Anchors {
  const routes = [...new Set([...Object.keys(list), ...Object.keys(added)])]
  return Object.fromEntries(
    routes.map((route) => [route, [...(list[route] ?? []), ...(added[route] ?? [])]]),
  )
}
