/** A query with the pages that answer it. */
export interface GradedQuery {
  query: string
  /** Kind of query, for figures by kind. */
  kind: string
  /** 3: the page that an expert would name; 2: answers well; 1: helps. */
  answers: readonly { url: string; grade: 1 | 2 | 3 }[]
}

/** Relevance of a search's results, in percent. */
export interface Relevance {
  questions: number
  /** The first result answers (grade 2 or 3). */
  success1: number
  /** One of the first three answers. */
  success3: number
  /** Mean reciprocal rank of the first answer. */
  mrr: number
  /** Normalized discounted cumulative gain of the first ten results. */
  ndcg10: number
  /** Number of queries without a result. */
  unanswered: number
}

/** A query whose first result doesn't answer it. */
export interface Miss {
  query: string
  kind: string
  /** Rank of the first answer, from 1. Absent if the results contain none. */
  rank?: number
  first?: string
}

/** Minimum grade of an answer. */
const MIN_ANSWER = 2

/**
 * Measures a search with graded queries. Pages are compared without anchors.
 * @param search returns the routes of the results, best first
 */
export function measure(
  queries: readonly GradedQuery[],
  search: (query: string) => readonly string[],
): { total: Relevance; kinds: Map<string, Relevance>; misses: Miss[] } {
  const rows = queries.map((graded) => ({ graded, ...judge(graded, search(graded.query)) }))
  const kinds = new Map<string, Relevance>()
  for (const kind of [...new Set(queries.map((query) => query.kind))].sort())
    kinds.set(kind, summarize(rows.filter(({ graded }) => graded.kind === kind)))
  const misses = rows
    .filter(({ rank }) => rank !== 1)
    .map(({ graded: { query, kind }, rank, first }) => ({ query, kind, rank, first }))
  return { total: summarize(rows), kinds, misses }
}

interface Judged {
  rank?: number
  first?: string
  ndcg: number
}

function judge({ answers }: GradedQuery, results: readonly string[]): Judged {
  const grades = new Map<string, number>()
  for (const { url, grade } of answers) {
    const page = url.replace(/#.*$/, '')
    grades.set(page, Math.max(grade, grades.get(page) ?? 0))
  }
  const found = results.findIndex((route) => (grades.get(route) ?? 0) >= MIN_ANSWER)
  const ideal = gain([...grades.values()].sort((a, b) => b - a))
  return {
    ...(found !== -1 && { rank: found + 1 }),
    first: results[0],
    ndcg: ideal === 0 ? 0 : gain(results.map((route) => grades.get(route) ?? 0)) / ideal,
  }
}

function gain(grades: readonly number[]): number {
  return grades
    .slice(0, 10)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}

function summarize(rows: readonly Judged[]): Relevance {
  const share = (value: (row: Judged) => number): number =>
    (100 * rows.reduce((sum, row) => sum + value(row), 0)) / Math.max(1, rows.length)
  return {
    questions: rows.length,
    success1: share(({ rank }) => (rank === 1 ? 1 : 0)),
    success3: share(({ rank }) => (rank !== undefined && rank <= 3 ? 1 : 0)),
    mrr: share(({ rank }) => (rank === undefined ? 0 : 1 / rank)),
    ndcg10: share(({ ndcg }) => ndcg),
    unanswered: rows.filter(({ first }) => first === undefined).length,
  }
}
