// Tests the built site against the specification of agent-friendly documentation (https://agentdocsspec.com) with its
// reference implementation, `afdocs`. The tester needs Node 22; on an older version, it runs with the benchmark's Node.
import { execFile, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { cacheDir } from '../bench/src/install/cache.ts'
import { benchNode } from '../bench/src/install/node.ts'
import { installPeer } from '../bench/src/install/peer.ts'
import { EXCEPTIONS } from './agents/exceptions.ts'
import { findings, type CheckResult } from './agents/findings.ts'
import { pagesToTest } from './agents/pages.ts'
import { explainUsage, requireBuilt } from './usage.ts'

/** The part of `routes.json` that is used. */
interface Routes {
  routes: { path: string }[]
}

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'site/dist')

async function install(): Promise<{ node: string; tester: string }> {
  const dir = join(cacheDir, 'afdocs')
  const log = (name: string): string => join(cacheDir, 'logs', `${name}.log`)
  await installPeer('afdocs', dir, log('afdocs'))
  const node = await benchNode(['22.0.0'], cacheDir, log('node'))
  return { node, tester: pathToFileURL(join(dir, 'node_modules/afdocs/dist/index.js')).href }
}

/** Routes of the pages to test. */
function pages(): string[] {
  const { routes } = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8')) as Routes
  const copies = routes.flatMap(({ path }) => {
    const file = join(dist, path === '/' ? 'index.md' : `${path}.md`)
    return existsSync(file) ? [{ route: path, characters: readFileSync(file, 'utf8').length }] : []
  })
  return pagesToTest(
    copies,
    Object.values(EXCEPTIONS).flatMap(({ pages: own = [] }) => own),
  )
}

/** Serves the built site. */
function serve(): Promise<{ url: string; stop: () => void }> {
  const docent = join(root, 'packages/docent/bin/docent.mjs')
  const server = spawn('node', [docent, 'preview', '--site', 'site', '--port', '0'], { cwd: root })
  return new Promise((resolve, reject) => {
    let output = ''
    const collect = (chunk: Buffer): void => {
      output += chunk.toString()
      const url = /http:\/\/\S+?:\d+/.exec(output)?.[0]
      if (url) resolve({ url, stop: () => server.kill() })
    }
    server.stdout.on('data', collect)
    server.stderr.on('data', collect)
    server.on('exit', (code) => reject(new Error(`docent preview ended with ${code}:\n${output}`)))
  })
}

/** Scheme and host in the pages' links. */
function publishedAt(): string {
  const robots = readFileSync(join(dist, 'robots.txt'), 'utf8')
  return new URL(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '').origin
}

explainUsage()
requireBuilt(dist)
const { node, tester } = await install()
const { url, stop } = await serve()
try {
  const urls = pages().map((route) => `${url}${route}`)
  const options = {
    samplingStrategy: 'curated',
    curatedPages: urls,
    maxLinksToTest: urls.length,
    canonicalOrigin: publishedAt(),
    requestDelay: 0,
    maxConcurrency: 10,
    // A request that a busy machine answers after 15 s, the default, isn't a broken link.
    requestTimeout: 300_000,
  }
  const run = join(root, 'scripts/agents/run-tester.mjs')
  const { stdout } = await promisify(execFile)(node, [run, tester, url, JSON.stringify(options)], {
    maxBuffer: 256 * 1024 * 1024,
  })
  const { results } = JSON.parse(stdout) as { results: CheckResult[] }
  const found = findings(results, EXCEPTIONS)
  const passed = results.filter(({ status }) => status === 'pass').length
  console.log(`${passed} of ${results.length} checks pass on ${urls.length} pages.`)
  for (const line of found) console.error(line)
  if (found.length > 0) process.exitCode = 1
} finally {
  stop()
}
