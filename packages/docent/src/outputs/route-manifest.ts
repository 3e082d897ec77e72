import type { OutputFile } from '../shared/records/output-file.ts'
import { contentHash, textFile, type FinishedSite } from './output.ts'

/**
 * `routes.json`: all routes. `path` is the route, and `fingerprint` is a hash of the page's content, with which
 * deployments and caches can detect changed pages. `id` is the route followed by the first characters of the
 * fingerprint.
 */
export function routeManifest({ pages, bundles }: FinishedSite): OutputFile[] {
  const routes = pages
    .filter(({ data }) => data.kind !== 'notFound')
    .map((rendered) => {
      const { route } = rendered.page
      const fingerprint = contentHash(rendered).slice(0, 14)
      return { path: route, id: `${route}-${fingerprint.slice(0, 3)}`, fingerprint }
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const json = `${JSON.stringify({ build: bundles.buildId, routes }, null, 1)}\n`
  return [textFile('routes.json', json, 'the list of routes')]
}
