import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { buildClient, buildServer, type ClientFiles } from '../bundle/build-client.ts'
import type { BundleTarget } from '../bundle/vite-config.ts'
import { SOURCE_DIR } from '../paths/source-dir.ts'
import { fingerprint } from '../shared/hash.ts'
import type { Cache } from './cache.ts'

export interface Bundles {
  client: ClientFiles
  /** Folder with the client's files, to copy to the output. */
  clientDir: string
  serverBundle: string
  /** Fingerprint of the server bundle: articles depend on it. */
  serverKey: string
}

/**
 * Fingerprint of all sources that the bundles can be made of: the site's own code, docent's, and the lock file for
 * everything installed. Changes of content do not change it.
 */
export async function bundleKey(siteDir: string, extra: string): Promise<string> {
  const patterns = ['**/*.{ts,tsx,js,jsx,mjs,css,json,svg,woff2}']
  const ignore = [
    '**/node_modules/**',
    'dist/**',
    'docs/**',
    'static/**',
    'versioned_docs/**',
    'i18n/**',
    '.docent/**',
  ]
  const own = await glob(patterns, { cwd: siteDir, ignore, absolute: true, dot: false })
  const docent = await glob(['**/*.{ts,tsx,css}'], { cwd: SOURCE_DIR, absolute: true })
  const texts = [...own, ...docent].sort().map((file) => `${file}\0${readFileSync(file, 'latin1')}`)
  return fingerprint(`${texts.join('\0')}\0${lockFile(siteDir)}\0${extra}`, 14)
}

/** The nearest lock file above the site: what is installed decides about the bundles too. */
function lockFile(dir: string): string {
  for (const name of ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock']) {
    const file = join(dir, name)
    if (existsSync(file)) return readFileSync(file, 'latin1')
  }
  const parent = join(dir, '..')
  return parent === dir ? '' : lockFile(parent)
}

/** Client and server bundle, from the cache when nothing in them has changed. */
export async function makeBundles(
  target: BundleTarget,
  key: string,
  cache: Cache,
): Promise<Bundles> {
  const dir = cache.path('bundles', key)
  const clientDir = join(dir, 'client')
  const serverDir = join(dir, 'server')
  const known = cache.readJson<{ client: ClientFiles }>('bundles', `${key}/bundles.json`)
  if (known) {
    return {
      client: known.client,
      clientDir,
      serverBundle: join(serverDir, 'server.mjs'),
      serverKey: key,
    }
  }
  const [client, serverBundle] = await Promise.all([
    buildClient(target, clientDir),
    buildServer(target, serverDir),
  ])
  await cache.write('bundles', `${key}/bundles.json`, JSON.stringify({ client }))
  return { client, clientDir, serverBundle, serverKey: key }
}
