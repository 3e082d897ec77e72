import type { RenderedPage } from '../shared/records/page.ts'
import { formatMs } from '../errors/report.ts'

const SHOWN = 10

/** Table of the pages that took the longest to compile and render, for `build --verbose`. */
export function slowestPages(pages: readonly RenderedPage[]): string {
  const rows = pages
    .map(({ page, ms, sources }) => ({
      route: page.route,
      compile: sources.reduce((sum, source) => sum + source.ms, 0),
      render: ms,
    }))
    .sort((a, b) => b.compile + b.render - (a.compile + a.render))
    .slice(0, SHOWN)
  const lines = rows.map(
    ({ route, compile, render }) =>
      `${formatMs(compile).padStart(9)} ${formatMs(render).padStart(9)}  ${route}`,
  )
  return ['', 'Slowest pages', '  compile    render', ...lines].join('\n')
}
