// `npm run check:search`: measures the built site's search with two sets of graded queries and one of names, and
// fails if one falls below its thresholds. `-- --misses` lists the queries whose first result isn't relevant. `-- --folds 5` tunes the
// ranking weights again and measures them on queries that they weren't tuned on.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createEngine, shardFile, type Engine, type IndexHead } from 'docent/search'
import { explainUsage, requireBuilt, UsageError } from '../../../scripts/usage.ts'
import redirects from '../../redirects.ts'
import { crossValidate } from './cross-validate.ts'
import { measure, type GradedQuery, type Relevance } from './measure.ts'
import { nameQueries } from './name-queries.ts'

/** Minimum figures for a set or for a kind of queries. */
type Thresholds = Partial<Omit<Relevance, 'questions'>>

explainUsage()

const { values } = parseArgs({
  options: { misses: { type: 'boolean' }, folds: { type: 'string' } },
})
if (values.folds !== undefined && !/^(?:[2-9]|[1-9]\d+)$/.test(values.folds))
  throw new UsageError(`--folds is "${values.folds}", and needs a number from 2.`)

const here = fileURLToPath(new URL('.', import.meta.url))
const newRoutes = new Map(redirects.map(({ from, to }) => [from, to]))
const dist = join(here, '../../dist')
const folder = join(dist, 'search-index')
const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Questions, one per line. An answer on a page that has moved is the page that it moved to. */
function readQueries(name: string): GradedQuery[] {
  const lines = readFileSync(join(here, name), 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const { answers, ...question } = JSON.parse(line) as GradedQuery
    return {
      ...question,
      answers: answers.map((answer) => ({ ...answer, url: today(answer.url) })),
    }
  })
}

function today(url: string): string {
  const [route = '', ...anchor] = url.split(/(?=#)/)
  return [newRoutes.get(route) ?? route, ...anchor].join('')
}

requireBuilt(dist)
const head = json(join(folder, 'index.json')) as Extract<IndexHead, { pages: unknown }>

/** The site's own queries, those of people who hadn't seen the site, and the names in the site's data. */
const sets: Record<string, GradedQuery[]> = {
  site: readQueries('queries.jsonl'),
  newcomers: readQueries('newcomers.jsonl'),
  names: nameQueries(head.pages),
}
const thresholds = json(join(here, 'thresholds.json')) as Record<
  string,
  Thresholds & { kinds?: Record<string, Thresholds> }
>

const pages = head.pages.map(({ route }) => route)
const routes = new Set(pages)
const lost = Object.entries(sets).flatMap(([name, queries]) =>
  queries.flatMap(({ query, answers }) =>
    answers
      .map(({ url }) => url.replace(/#.*$/, ''))
      .filter((route) => !routes.has(route))
      .map((route) => `${name}: "${query}" expects ${route}, which is no page of the index`),
  ),
)
if (lost.length > 0) {
  console.error(`${lost.join('\n')}\nFix: name today's pages in site/checks/search.`)
  process.exit(1)
}

const heads = createEngine(head)
const full = createEngine(head)
for (const index of head.shards.keys()) {
  const shard = json(join(folder, shardFile(head.version, index)))
  full.addShard(index, shard as Parameters<Engine['addShard']>[1])
}

if (values.folds !== undefined) {
  crossValidate(full, pages, sets, Number(values.folds))
  process.exit(0)
}

const search =
  (engine: Engine) =>
  (query: string): string[] =>
    engine.pages(query).map((page) => pages[page] ?? '')
const row = (
  name: string,
  { questions, success1, success3, mrr, ndcg10, unanswered }: Relevance,
): string =>
  [
    name.padEnd(24),
    String(questions).padStart(5),
    ...[success1, success3, mrr, ndcg10].map((value) => value.toFixed(1).padStart(7)),
    String(unanswered).padStart(6),
  ].join(' ')

/** Figures that are below their threshold. */
const fallen = (
  name: string,
  measured: Relevance,
  { unanswered, ...least }: Thresholds,
): string[] => [
  ...Object.entries(least)
    .filter(([key, threshold]) => measured[key as keyof typeof least] < threshold)
    .map(([key, threshold]) => {
      const value = measured[key as keyof typeof least].toFixed(1)
      return `${name}: ${key} is ${value}; the threshold is ${threshold}.`
    }),
  ...(measured.unanswered > (unanswered ?? Infinity)
    ? [`${name}: ${measured.unanswered} questions have no result; at most ${unanswered} may.`]
    : []),
]

const problems: string[] = []
for (const [name, queries] of Object.entries(sets)) {
  const { kinds: leastOfKinds = {}, ...least } = thresholds[name] ?? {}
  const { total, kinds, misses } = measure(queries, search(full))
  const unasked = Object.keys(leastOfKinds).filter((kind) => !kinds.has(kind))
  problems.push(...unasked.map((kind) => `${name}: no question is of the kind "${kind}".`))
  console.log(`\n${name.padEnd(24)} count    s@1     s@3     MRR  nDCG10   none`)
  for (const [kind, figures] of kinds) {
    console.log(row(kind, figures))
    problems.push(...fallen(`${name}, ${kind}`, figures, leastOfKinds[kind] ?? {}))
  }
  console.log(row('all', total))
  console.log(row('all, first tier alone', measure(queries, search(heads)).total))
  problems.push(...fallen(name, total, least))
  if (values.misses) {
    for (const { query, kind, rank, first } of misses)
      console.log(`${kind}: "${query}" answered at ${rank ?? 'none'}, first ${first ?? 'nothing'}`)
  }
}

if (problems.length > 0) {
  console.error(
    `${problems.join('\n')}\nFix: \`npm run check:search -- --misses\` lists the questions. Words that readers use belong in \`keywords\` or the description of the page; synonyms are in site/data/search-synonyms.ts.`,
  )
  process.exit(1)
}
