import { errors, throwTogether } from '../errors/index.ts'
import type { Findings } from '../page/checks/check-pages.ts'
import type { Report } from '../errors/report.ts'

/**
 * Shows warnings, and throws if there are errors: a single error as it is, several errors together.
 * @throws DocentError or AggregateError
 */
export function throwFindings({ errors: problems, warnings }: Findings, report: Report): void {
  warnings.forEach(report.warn)
  throwTogether(problems, errors.checksFailed({ problems: problems.length }).message)
}
