import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetEvaluated } from '../../src/dev/bundle-changes.ts'

let dir = ''
let server: ViteDevServer
const write = (name: string, text: string): void => writeFileSync(join(dir, name), text)

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'docent-modules-'))
  write('entry.js', "export { text } from './middle.js'\nexport { at } from './other.js'\n")
  write('middle.js', "export { text } from './leaf.js'\n")
  write('other.js', 'export const at = Math.random()\n')
  write('leaf.js', "export const text = 'first'\n")
  server = await createServer({
    root: dir,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false },
  })
})
afterEach(async () => {
  await server.close()
  rmSync(dir, { recursive: true })
})

test.each([
  ['is evaluated again', false],
  ['is evaluated again if a transform that ended late removed its importers', true],
])('a saved module %s, with the modules that import it, and no others', async (_, isLost) => {
  const { ssr } = server.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no server environment.')
  const entry = (): Promise<{ text: string; at: number }> =>
    ssr.runner.import(join(dir, 'entry.js'))
  const before = await entry()
  expect(before.text).toBe('first')

  write('leaf.js', "export const text = 'second'\n")
  const [leaf] = ssr.moduleGraph.getModulesByFile(join(dir, 'leaf.js')) ?? []
  if (!leaf) throw new Error('The module is unknown.')
  if (isLost) leaf.importers.clear()
  ssr.moduleGraph.invalidateModule(leaf)
  forgetEvaluated(ssr, [leaf])
  expect(await entry()).toMatchObject({ text: 'second', at: before.at })
})
