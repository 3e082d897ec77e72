// Builds the fixture sites, and serves them and the documentation site, which comes last: when it responds, all do.
import { execFile, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ports } from './ports.ts'

const cwd = fileURLToPath(new URL('../..', import.meta.url))
const docent = 'packages/docent/bin/docent.mjs'

const FIXTURES = {
  basic: ports.basic,
  two: ports.two,
  'third-party': ports.thirdParty,
  shell: ports.shell,
  hostile: ports.hostile,
}

const build = (site: string): Promise<unknown> =>
  promisify(execFile)('node', [docent, 'build', '--site', site], { cwd })

/** Serves a built site until this process ends. */
function serve(site: string, port: number): Promise<void> {
  const server = spawn('node', [docent, 'preview', '--site', site, '--port', `${port}`], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    server.stdout.once('data', () => resolve())
    server.once('exit', (code) => reject(new Error(`The preview of ${site} ended with ${code}.`)))
  })
}

// All at the same time: one after the other, they take twice as long.
await Promise.all(
  Object.entries(FIXTURES).map(async ([name, port]) => {
    const site = `packages/docent/test/fixtures/${name}`
    await build(site)
    await serve(site, port)
  }),
)
await serve('site', ports.site)
