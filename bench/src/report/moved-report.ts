import type { MovedResults } from '../commands/migrate.ts'
import { buildReport } from './build-report.ts'

/** The tables of all sites, each below the site's name. */
export function movedReport(all: readonly MovedResults[]): string {
  return all
    .map(({ site, results }) => `## ${site.name}\n\n${buildReport(results, site.route)}`)
    .join('\n\n')
}
