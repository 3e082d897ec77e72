import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { watchOnce } from '../../src/dev/unseen-changes.ts'
import { startDev } from '../support/dev.ts'
import { eventually } from '../support/eventually.ts'
import { writtenSite } from '../support/fixtures.ts'

test('a file that is created while its folder is named again is reported', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'docent-unseen-'))
  const folder = join(dir, 'news')
  mkdirSync(folder)
  const server = await createServer({
    root: dir,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: {} },
  })
  onTestFinished(async () => {
    await server.close()
    rmSync(dir, { recursive: true })
  })
  const { watcher } = server
  const added: string[] = []
  watcher.on('add', (file) => added.push(file))
  // The watcher reports a file only if it has read the folder before.
  await eventually(() => {
    const name = `${added.length}-${Date.now()}.md`
    writeFileSync(join(folder, name), '')
    expect(added.length).toBeGreaterThan(0)
  })

  watchOnce(watcher, join(tmpdir(), 'elsewhere'), [folder])
  writeFileSync(join(folder, 'first.md'), '# First\n')
  await eventually(() => expect(added).toContain(join(folder, 'first.md')))
})

test('a folder that is not watched yet is watched', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'docent-unseen-'))
  const added: string[][] = []
  const watched = { [dir]: ['known.md', 'docs'], [join(dir, 'docs')]: [] }
  const watcher = { add: (paths: string[]) => added.push(paths), getWatched: () => watched }
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const paths = ['known.md', 'docs', 'new', 'docs/new.md', 'new'].map((name) => join(dir, name))
  watchOnce(watcher, join(dir, 'site'), [...paths, join(dir, 'site/missing')])
  watchOnce(watcher, join(dir, 'site'), paths.slice(0, 2))
  expect(added).toEqual([[join(dir, 'new'), join(dir, 'docs/new.md')]])
})

test('pages that change between the reading and the watching are shown as they are', async () => {
  const site = await writtenSite({
    'docs/changed.md': '# Before\n',
    'docs/removed.md': '# Removed\n',
    'docent.config.mjs': `import { rmSync, writeFileSync } from 'node:fs'
// Vite resolves its configuration after docent has read the pages, and before it watches them.
const configResolved = () => {
  writeFileSync('docs/added.md', '# Added\\n')
  writeFileSync('docs/changed.md', '# After\\n')
  rmSync('docs/removed.md', { force: true })
}
export default { title: 'Trial', url: 'https://docs.example.com', vite: { plugins: [{ name: 'late', configResolved }] } }
`,
  })
  onTestFinished(site.delete)
  const dev = await startDev(site)
  onTestFinished(dev.stop)
  await eventually(async () => {
    expect((await dev.get('/added')).body).toContain('<h1>Added')
    expect((await dev.get('/changed')).body).toContain('<h1>After')
    expect((await dev.get('/removed')).status).toBe(404)
  })
})

test('a page whose file nobody has reported is found when somebody asks for it', async () => {
  const ignored = "config: () => ({ server: { watch: { ignored: ['**/late.md'] } } })"
  const site = await writtenSite({}, `vite: { plugins: [{ name: 'deaf', ${ignored} }] },`)
  onTestFinished(site.delete)
  const dev = await startDev(site)
  onTestFinished(dev.stop)
  expect((await dev.get('/late')).status).toBe(404)
  await site.write('docs/late.md', '# Late\n')
  await eventually(async () => expect((await dev.get('/late')).body).toContain('<h1>Late'))
})
