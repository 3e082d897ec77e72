import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '../../src/config/index.ts'
import { HOOK_NAMES } from '../../src/config/plugins/set-up-plugins.ts'
import { startDev } from '../support/dev.ts'
import { docent } from '../support/docent.ts'
import { eventually } from '../support/eventually.ts'
import { copyFixture } from '../support/fixtures.ts'

/** What readers of the site get from each hook, whether it was built or is served by `dev`. */
async function expectEveryHook(read: (path: string) => Promise<string>): Promise<void> {
  const home = await read('')
  expect(home, 'config').toContain('Written by the docs team')
  expect(home, 'page').toContain('content="Home, by the docs team."')
  expect(home, 'head').toContain('<meta name="every-route" content="/">')
  expect(home, 'search').not.toContain('data-index')
  expect(home, 'image').toContain('property="og:image:alt" content="A card: Home"')
  expect(await read('releases/1.0'), 'pages').toContain('The <strong>first</strong> release.')
  expect(await read('releases'), 'messages').toContain('<h1>All releases</h1>1.0')
  expect(await read('fr/releases'), 'messages').toContain('<h1>Versions</h1>1.0')
  expect(home, 'slots').toContain(
    '</a><div data-slot="afterSkipLink"><p id="notice">Made &amp; kept</p></div>',
  )
  expect(home, 'slots').toMatch(
    /<div data-slot="footerEnd"><a href="\/releases" data-inline-style="[^"]+">Releases<\/a><\/div><\/div><\/div><\/footer>/,
  )
  expect(await read('team'), 'resolve').toContain('<b>The team of the plugin</b>')
  const french = await read('fr/releases')
  expect(french, 'buildMessages').toContain('<p id="notice">Fait</p>')
  expect(french, 'slots').toContain('<a href="/fr/releases"')
  expect(await read('pages.txt'), 'output').toContain('/fr/releases/1.0')
}

/** Address of the image that a page's head names. */
function imageOf(html: string): string {
  const [, path = ''] = /og:image" content="https:\/\/hooks\.example\.com([^"]+)"/.exec(html) ?? []
  return path
}

test('a plugin with every hook works in a build and in dev', async () => {
  const site = await copyFixture('every-hook')
  onTestFinished(site.delete)
  const [plugin] = (await loadConfig(site.dir)).plugins
  expect(Object.keys(plugin?.hooks ?? {}).sort()).toEqual([...HOOK_NAMES].sort())

  const { code, stdout, stderr } = await docent(['build'], site.dir)
  expect(code, stderr).toBe(0)
  expect(stdout + stderr, 'check').toContain('every-hook: Checked true.')
  await expectEveryHook((path) =>
    site.read(path.includes('.txt') ? `dist/${path}` : `dist/${path}/index.html`),
  )
  const image = readFileSync(join(site.dir, 'dist', imageOf(await site.read('dist/index.html'))))
  expect(image.subarray(1, 4).toString()).toBe('PNG')
  const [, source = ''] = /srcset="\/([^ ]+) 40w"/.exec(await site.read('dist/index.html')) ?? []
  expect(await site.read(`dist/${source}`), 'imageSources').toBe('RIFF')
  expect(readdirSync(join(site.dir, 'stored')), 'store').toContain('articles')
  const assets = readdirSync(join(site.dir, 'dist/assets')).filter((name) => name.endsWith('.js'))
  const scripts = await Promise.all(assets.map((name) => site.read(`dist/assets/${name}`)))
  expect(scripts.join(), 'client').toContain('started by the plugin')
  expect(scripts.join(), 'search').toContain('Found by')
  const script = (text: string): string[] =>
    assets.filter((_, at) => scripts[at]?.includes(text)).map((name) => name.split('.')[0] ?? '')
  expect(script('run by the first script'), 'early').toEqual(['early'])
  expect(script('Fait'), 'clientData').toContain('later')
  expect(script('every.releases'), 'messages').not.toEqual([])
  expect(script('every.notice'), 'buildMessages').toEqual([])
  const command = await docent(['releases'], site.dir)
  expect(command.stdout, 'command').toContain('Release 1.0')

  const server = await startDev(site)
  onTestFinished(() => server.stop())
  await expectEveryHook(async (path) => (await server.get(`/${path}`)).body)
  expect((await server.get(imageOf((await server.get('/')).body))).body).toContain('PNG')
  const clients = await server.get('/@id/__x00__virtual:docent/clients')
  expect(clients.body, 'client').toContain('plugin/client.ts')
  const early = await server.get('/@id/__x00__virtual:docent/early')
  expect(early.body, 'early').toContain('plugin/early.ts')
  const data = await server.get('/@id/__x00__virtual:docent/data/every-hook')
  expect(data.body, 'clientData').toContain('"notice":"Fait"')
  const search = await server.get('/@id/__x00__virtual:docent/search-plugin')
  expect(search.body, 'search').toContain('plugin/search.ts')
  await eventually(() => expect(server.output(), 'check').toContain('every-hook: Checked true.'))
  await site.edit('releases/1.0.md', '**first**', '**changed**')
  await eventually(async () =>
    expect((await server.get('/releases/1.0')).body).toContain('<strong>changed</strong>'),
  )
})
