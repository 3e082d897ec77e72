#!/usr/bin/env node
// `npm run check:search`: measures the built site's search with two sets of graded questions, and fails when one falls
// below its floors. `-- --misses` lists the questions whose first result does not answer; `-- --folds 5` finds the
// weights of the ranking anew and measures them on questions that they were not found with.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createEngine, measure, shardFile } from 'docent/search'
import { crossValidate } from './cross-validate.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const folder = join(here, '../../dist/search-index')
/** @param {string} file @returns {any} */
const json = (file) => JSON.parse(readFileSync(file, 'utf8'))

if (!existsSync(join(folder, 'index.json'))) {
  console.error('The built site has no search index. Fix: run `npm run build` first.')
  process.exit(1)
}
const head = json(join(folder, 'index.json'))

/**
 * The site's own questions, and those of people who had not seen the site.
 * @type {Record<string, import('docent/search').GradedQuery[]>}
 */
const sets = {
  site: json(join(here, 'queries.json')),
  newcomers: json(join(here, 'newcomers.json')),
}
/**
 * Least figures of a set, and of its kinds of questions where they are named.
 * @typedef {Partial<Omit<import('docent/search').Relevance, 'questions'>>} Floors
 * @type {Record<string, Floors & { kinds?: Record<string, Floors> }>}
 */
const floors = json(join(here, 'floors.json'))

/** @type {string[]} */
const pages = head.pages.map((/** @type {{ route: string }} */ { route }) => route)
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
head.shards.forEach((/** @type {string} */ _, /** @type {number} */ index) =>
  full.addShard(index, json(join(folder, shardFile(head.version, index)))),
)

const folds = process.argv.indexOf('--folds')
if (folds !== -1) {
  crossValidate(full, pages, sets, Number(process.argv[folds + 1] ?? 5))
  process.exit(0)
}

/** @param {import('docent/search').Engine} engine @returns {(query: string) => string[]} */
const search = (engine) => (query) => engine.pages(query).map((page) => pages[page] ?? '')
/** @param {string} name @param {import('docent/search').Relevance} figures */
const row = (name, { questions, success1, success3, mrr, ndcg10, unanswered }) =>
  [
    name.padEnd(24),
    String(questions).padStart(5),
    ...[success1, success3, mrr, ndcg10].map((value) => value.toFixed(1).padStart(7)),
    String(unanswered).padStart(6),
  ].join(' ')

/**
 * What is worse than its floor.
 * @param {string} name
 * @param {import('docent/search').Relevance} measured
 * @param {Floors} least
 */
const fallen = (name, measured, { unanswered, ...least }) => [
  ...Object.entries(least)
    .filter(([key, floor]) => measured[/** @type {keyof typeof least} */ (key)] < floor)
    .map(([key, floor]) => {
      const value = measured[/** @type {keyof typeof least} */ (key)].toFixed(1)
      return `${name}: ${key} is ${value}; the floor is ${floor}.`
    }),
  ...(measured.unanswered > (unanswered ?? Infinity)
    ? [`${name}: ${measured.unanswered} questions have no result; at most ${unanswered} may.`]
    : []),
]

/** @type {string[]} */
const problems = []
for (const [name, queries] of Object.entries(sets)) {
  const { kinds: leastOfKinds = {}, ...least } = floors[name] ?? {}
  const { total, kinds, misses } = measure(queries, search(full))
  console.log(`\n${name.padEnd(24)} count    s@1     s@3     MRR  nDCG10   none`)
  for (const [kind, figures] of kinds) {
    console.log(row(kind, figures))
    problems.push(...fallen(`${name}, ${kind}`, figures, leastOfKinds[kind] ?? {}))
  }
  console.log(row('all', total))
  console.log(row('all, first tier alone', measure(queries, search(heads)).total))
  problems.push(...fallen(name, total, least))
  if (process.argv.includes('--misses')) {
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
