import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startDev } from '../support/dev.ts'
import { eventually } from '../support/eventually.ts'
import { type FixtureSite, writtenSite } from '../support/fixtures.ts'

const MODULES = join(import.meta.dirname, '../../../../node_modules')

/** A package in a folder of its own, with a link to it, as `npm install ../package` creates it. */
async function link(
  site: FixtureSite,
  name: string,
  files: Record<string, string>,
): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), `${name}-`))
  onTestFinished(() => rm(dir, { recursive: true }))
  for (const [file, text] of Object.entries(files)) await writeFile(join(dir, file), text)
  await symlink(dir, join(site.dir, 'node_modules', name))
  await symlink(MODULES, join(dir, 'node_modules'))
  return dir
}

test('dev reads a linked package of the configuration again when it has changed', async () => {
  const site = await writtenSite({
    'docent.config.mjs': `import { team } from 'acme-team'
import plain, { tagline } from 'acme-plain'
export default { title: plain.title, tagline, url: 'https://docs.example.com', plugins: [team] }
`,
  })
  onTestFinished(site.delete)
  const modules = join(site.dir, 'node_modules')
  const installed = readdirSync(modules)
  await unlink(modules)
  await mkdir(modules)
  for (const name of installed) await symlink(join(MODULES, name), join(modules, name))
  const dir = await link(site, 'acme-team', {
    'package.json': '{ "name": "acme-team", "type": "module", "exports": "./index.js" }',
    'index.js': `import { definePlugin } from 'docent/plugin'
import { text } from './text.js'
export const team = definePlugin({ name: 'acme-team', output: () => [{ path: 'team.txt', content: text }] })
`,
    'text.js': "export const text = 'First'\n",
  })
  await link(site, 'acme-plain', {
    'package.json': '{ "name": "acme-plain", "main": "index.js" }',
    'index.js': "exports.title = require('./title.js')\nexports.tagline = 'Named'\n",
    'title.js': "module.exports = 'Plain'\n",
  })
  const server = await startDev(site)
  onTestFinished(() => server.stop())
  const content = async (): Promise<string> => (await server.get('/team.txt')).body
  expect(await content()).toBe('First')
  expect((await server.get('/')).body).toContain('Plain')
  await writeFile(join(dir, 'text.js'), "export const text = 'Second'\n")
  await eventually(async () => expect(await content()).toBe('Second'))
  await writeFile(join(dir, 'text.js'), 'export const text = \n')
  await eventually(() => expect(server.output()).toContain('text.js'))
  await writeFile(join(dir, 'text.js'), "export const text = 'Third'\n")
  await eventually(async () => expect(await content()).toBe('Third'))
})
