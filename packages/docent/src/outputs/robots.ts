import type { OutputFile } from '../model/output-file.ts'
import { encodeAddress } from '../shared/routes.ts'
import { textFile, type FinishedSite } from './output.ts'

const PATH = 'robots.txt'

/** `robots.txt`, which excludes a site with `noIndex` from search engines. A site can provide its own. */
export function robots({ config, main, statics }: FinishedSite): OutputFile[] {
  if (statics.has(PATH)) return []
  const text = config.noIndex
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${main.url}${encodeAddress(main.baseUrl)}sitemap.xml\n`
  return [textFile(PATH, text, PATH)]
}
