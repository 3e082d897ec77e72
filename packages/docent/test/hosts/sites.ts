import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { docent } from '../support/docent.ts'
import { copyFixture } from '../support/fixtures.ts'

export interface BuiltSite {
  /** Output folder. */
  dist: string
  baseUrl: string
  /** Canonical paths of all pages, without redirects. */
  addresses: string[]
  read(file: string): Promise<string>
  delete(): Promise<void>
}

export interface SiteOptions {
  trailingSlash?: boolean
  baseUrl?: string
  precompress?: boolean
  /** Plugins of the site, which `@docent/hosts` exports. */
  hosts?: string[]
}

/** Old addresses with characters that are syntax in a server's configuration. */
export const ODD_ADDRESSES = [
  '/odd/back\\',
  '/odd/back\\"quote',
  '/odd/"quotes"',
  '/odd/`ticks`',
  '/odd/`tick\\',
  '/odd/%7B$HOME%7D',
  '/odd/%7B$$$%7D;',
  '/odd/%7Bpath%7D',
  '/odd/two%20words',
  '/odd/~^a.b$',
]

/** A site with two languages, redirects, a feed, and static files, built for a host. */
export async function buildSite({ hosts = [], ...options }: SiteOptions): Promise<BuiltSite> {
  const { baseUrl = '/' } = options
  const site = await copyFixture('two')
  if (hosts.length > 0)
    await site.edit(
      'docent.config.ts',
      'export default defineConfig({',
      `import { ${hosts.join(', ')} } from '@docent/hosts'
export default defineConfig({
  plugins: [${hosts.join(', ')}],`,
    )
  const entries = Object.entries({ ...options, baseUrl })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)},`)
  await site.edit('docent.config.ts', "baseUrl: '/two/',", entries.join('\n  '))
  await site.edit(
    'docent.config.ts',
    'redirects: [',
    `redirects: [
    { from: '/old/query', to: '/docs/intro?from=old' },
    { from: '/old/$', to: '/docs/intro#a-section' },
    { from: '/old/café', to: '/community/help' },
    ...${JSON.stringify(ODD_ADDRESSES.map((from) => ({ from, to: '/community/help' })))},`,
  )
  // With the base URL `/docs/`, the route of the docs would look like the base URL.
  await site.edit('docs/intro.mdx', '/docs/next/guides/start', './guides/start.mdx')
  await site.write('src/pages/index.tsx', 'export default () => <h1>Home</h1>\n')
  const { code, stderr } = await docent(['build', '--site', site.dir])
  expect(stderr).toBe('')
  expect(code).toBe(0)
  const dist = join(site.dir, 'dist')
  const read = (file: string): Promise<string> => readFile(join(dist, file), 'utf8')
  const locations = [...(await read('sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)]
  return {
    dist,
    baseUrl,
    addresses: locations.map(([, url = '']) => new URL(url).pathname),
    read,
    delete: () => site.delete(),
  }
}
