// `npm run check:search`: measures the built site's search with graded questions, and fails when it falls below the
// floors. `-- --misses` lists the questions whose first result does not answer; `-- --half 0|1` takes every other one.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  createEngine,
  measure,
  shardFile,
  type GradedQuery,
  type Engine,
  type IndexHead,
  type Relevance,
} from 'docent/search'

/** What has a floor, in percent. */
const FIGURES = ['success1', 'success3', 'mrr', 'ndcg10'] as const
type Figure = (typeof FIGURES)[number]

const here = fileURLToPath(new URL('.', import.meta.url))
const folder = join(here, '../../dist/search-index')
const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

if (!existsSync(join(folder, 'index.json'))) {
  console.error('The built site has no search index. Fix: run `npm run build` first.')
  process.exit(1)
}
const head = json(join(folder, 'index.json')) as Extract<IndexHead, { pages: unknown }>
const allQueries = json(join(here, 'queries.json')) as GradedQuery[]
const floors = json(join(here, 'floors.json')) as Record<Figure | 'unanswered', number>
const half = process.argv.indexOf('--half')
const queries =
  half === -1
    ? allQueries
    : allQueries.filter((_, index) => index % 2 === Number(process.argv[half + 1]))

const pages = head.pages.map(({ route }) => route)
const routes = new Set(pages)
const lost = queries.flatMap(({ query, answers }) =>
  answers
    .map(({ url }) => url.replace(/#.*$/, ''))
    .filter((route) => !routes.has(route))
    .map((route) => `"${query}" expects ${route}, which is no page of the index`),
)
if (lost.length > 0) {
  console.error(`${lost.join('\n')}\nFix: name today's pages in site/checks/search/queries.json.`)
  process.exit(1)
}

const heads = createEngine(head)
const full = createEngine(head)
for (const index of head.shards.keys()) {
  const shard = json(join(folder, shardFile(head.version, index)))
  full.addShard(index, shard as Parameters<Engine['addShard']>[1])
}

const search =
  (engine: Engine) =>
  (query: string): string[] =>
    engine.pages(query).map((page) => pages[page] ?? '')
const row = (name: string, { questions, success1, success3, mrr, ndcg10, unanswered }: Relevance) =>
  [
    name.padEnd(24),
    String(questions).padStart(5),
    ...[success1, success3, mrr, ndcg10].map((value) => value.toFixed(1).padStart(7)),
    String(unanswered).padStart(6),
  ].join(' ')

const { total, kinds, misses } = measure(queries, search(full))
console.log(`${' '.repeat(24)} count    s@1     s@3     MRR  nDCG10   none`)
for (const [kind, figures] of kinds) console.log(row(kind, figures))
console.log(row('all', total))
console.log(row('all, first tier alone', measure(queries, search(heads)).total))
if (process.argv.includes('--misses')) {
  for (const { query, kind, rank, first } of misses)
    console.log(`${kind}: "${query}" answered at ${rank ?? 'none'}, first ${first ?? 'nothing'}`)
}

const fallen = FIGURES.filter((key) => total[key] < floors[key])
const tooManyUnanswered = total.unanswered > floors.unanswered
if (half === -1 && (fallen.length > 0 || tooManyUnanswered)) {
  for (const key of fallen)
    console.error(`${key} is ${total[key].toFixed(1)}; the floor is ${floors[key]}.`)
  if (tooManyUnanswered)
    console.error(`${total.unanswered} questions have no result; at most ${floors.unanswered} may.`)
  console.error(
    'Fix: `npm run check:search -- --misses` lists the questions. Words that readers use belong into `keywords` or the description of the page; `synonyms` stand in site/docent.config.ts.',
  )
  process.exit(1)
}
