import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const DOCENT = fileURLToPath(new URL('../..', import.meta.url))
const BUILD = ['scripts/build.mjs']

/** A copy of docent in a checkout, which is built. */
function builtCheckout(): string {
  const checkout = mkdtempSync(join(tmpdir(), 'docent-checkout-'))
  onTestFinished(() => rmSync(checkout, { recursive: true }))
  const root = join(DOCENT, '../..')
  const docent = 'packages/docent'
  for (const name of ['scripts', `${docent}/scripts`, `${docent}/src`, `${docent}/package.json`])
    cpSync(join(root, name), join(checkout, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'))
  const cwd = join(checkout, docent)
  execFileSync('node', BUILD, { cwd })
  return cwd
}

test("a command that starts while another one builds docent doesn't read half-written files", async () => {
  const cwd = builtCheckout()
  const dist = join(cwd, 'dist')
  const sizes = (): string[] =>
    readdirSync(dist)
      .filter((name) => name.endsWith('.js'))
      .map((name) => `${name} ${statSync(join(dist, name)).size}`)
  const complete = sizes()
  expect(complete.length).toBeGreaterThan(4)

  const again = spawn('node', BUILD, { cwd })
  const status = new Promise((resolve) => again.on('exit', resolve))
  const seen = new Set<string>()
  while (again.exitCode === null) {
    for (const size of sizes()) seen.add(size)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await status).toBe(0)
  expect([...seen].sort()).toEqual(complete.sort())
  expect(readdirSync(dist).filter((name) => !name.endsWith('.js'))).toEqual([])
})

test.each([
  { change: '', what: 'without changes, finishes' },
  {
    change: 'console.log()',
    what: 'with other code, says so, instead of running the code of both',
  },
])('a command during which docent is built again $what', ({ change }) => {
  const cwd = builtCheckout()
  const site = join(cwd, 'site')
  mkdirSync(join(site, 'docs'), { recursive: true })
  writeFileSync(join(site, 'docs/index.md'), '# Start\n')
  writeFileSync(
    join(site, 'docent.config.mjs'),
    `import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
const again = {
  name: 'again',
  config() {
    appendFileSync('src/files/cache.ts', ${JSON.stringify(change)})
    execFileSync('node', ['scripts/build.mjs'])
  },
}
export default { title: 'A', url: 'https://a.example.com', plugins: [again] }
`,
  )
  const { status, stderr } = spawnSync('node', ['dist/cli.js', 'build', '--site', 'site'], {
    cwd,
    encoding: 'utf8',
  })
  const message =
    '[docent-replaced] docent was installed or built again while this command was running.'
  expect({ status, isReplaced: stderr.includes(message) }, stderr).toEqual({
    status: change === '' ? 0 : 1,
    isReplaced: change !== '',
  })
})
