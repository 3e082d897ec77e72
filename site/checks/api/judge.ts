/** What remains of the findings when the exceptions are taken away, and whether the coverage fell. */

/** @typedef {import('./findings.mjs').Comparison} Comparison */
/** @typedef {import('./findings.mjs').Finding} Finding */
/** @typedef {import('./findings.mjs').Problem} Problem */
/**
 * @typedef {object} Exception
 * @property {Problem} problem
 * @property {string} reason
 * @property {string[]} entries As findings call them; `*` stands for any characters but a space.
 */
/** @typedef {Record<string, number>} Floor Documented entries by kind. */
/**
 * @typedef {object} Figure
 * @property {string} kind
 * @property {number} documented
 * @property {number} total
 */

/**
 * Splits findings into those that remain and the exceptions that none needs any more.
 *
 * @param {Finding[]} findings
 * @param {Exception[]} exceptions
 * @returns {{ errors: Finding[], needless: { entry: string, problem: Problem }[] }}
 */
export function applyExceptions(findings, exceptions) {
  const rules = exceptions.flatMap(({ problem, entries }) =>
    entries.map((entry) => ({ entry, problem, pattern: toPattern(entry) })),
  )
  /** @type {(rule: typeof rules[0], finding: Finding) => boolean} */
  const fits = (rule, finding) =>
    rule.problem === finding.problem && rule.pattern.test(finding.entry)
  return {
    errors: findings.filter((finding) => !rules.some((rule) => fits(rule, finding))),
    needless: rules
      .filter((rule) => !findings.some((finding) => fits(rule, finding)))
      .map(({ entry, problem }) => ({ entry, problem })),
  }
}

/** @param {string} entry */
function toPattern(entry) {
  const escaped = entry.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll('*', String.raw`\S*`)}$`)
}

/**
 * How much of each kind is documented. An exception explains a gap; it does not fill it.
 *
 * @param {Comparison[]} comparisons
 * @returns {Figure[]}
 */
export function countCoverage(comparisons) {
  return comparisons.map(({ kind, total, findings }) => {
    const gaps = findings.filter(({ problem }) => problem === 'undocumented').length
    return { kind, documented: total - gaps, total }
  })
}

/**
 * The kinds of which less is documented than there was, or that the floor does not know.
 *
 * @param {Figure[]} figures
 * @param {Floor} floor
 * @returns {{ kind: string, documented: number, wanted: number | undefined }[]}
 */
export function findFalls(figures, floor) {
  return figures
    .filter(({ kind, documented }) => !(documented >= (floor[kind] ?? Number.NaN)))
    .map(({ kind, documented }) => ({ kind, documented, wanted: floor[kind] }))
}
