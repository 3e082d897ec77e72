import { relative, sep } from 'node:path'
import { glob } from 'tinyglobby'
import { checkLinks } from '../check/links.ts'
import type { Config } from '../config/index.ts'
import { DocentError } from '../errors/index.ts'
import { joinRoute } from '../shared/routes.ts'
import type { RenderedPage } from './articles-stage.ts'

/** What the checks of the generator found; warnings do not stop a build. */
export interface Findings {
  errors: DocentError[]
  warnings: DocentError[]
}

/** Checks links, anchors and links to source files, each with its configured severity. */
export async function checkPages(
  config: Config,
  pages: readonly RenderedPage[],
): Promise<Findings> {
  const statics = await glob('**/*', {
    cwd: `${config.siteDir}/${config.staticDir}`,
    dot: true,
  }).catch(() => [])
  const redirects = config.redirects ?? []
  const files = new Set([
    ...statics.map((file) => joinRoute(config.baseUrl, file)),
    ...redirects.map(({ from }) => joinRoute(config.baseUrl, from)),
  ])
  const severities = {
    links: config.onBrokenLinks,
    anchors: config.onBrokenAnchors,
    markdown: config.onBrokenMarkdownLinks,
  }
  const kinds = Object.keys(severities) as (keyof typeof severities)[]
  const found = checkLinks({
    files,
    ignore: new Set(kinds.filter((kind) => severities[kind] === 'ignore')),
    sourceFiles: pages.map(({ planned }) =>
      relative(config.siteDir, planned.file).split(sep).join('/'),
    ),
    pages: pages.map(({ planned, meta, sources }) => ({
      route: planned.route,
      file: planned.file,
      hrefs: meta.hrefs,
      ids: new Set(meta.ids),
      sources: sources.flatMap((source) => source.meta.links),
    })),
  })
  const findings: Findings = { errors: [], warnings: [] }
  const sort = (problems: readonly DocentError[], severity: Config['onBrokenLinks']): void => {
    if (severity === 'throw') findings.errors.push(...problems)
    if (severity === 'warn') findings.warnings.push(...problems)
  }
  for (const kind of kinds) sort(found[kind], severities[kind])
  return findings
}
