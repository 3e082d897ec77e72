import { expect, onTestFinished, test } from 'vitest'
import { startDev } from '../support/dev.ts'
import { docent } from '../support/docent.ts'
import { eventually } from '../support/eventually.ts'
import { type FixtureSite, writtenSite } from '../support/fixtures.ts'

/** A plugin with every hook for pages and browsers: a page for each file of `news`, and a list of them. */
const NEWS = `import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { definePlugin } from 'docent/plugin'
const local = (name) => fileURLToPath(new URL(name, import.meta.url))
export const news = definePlugin({
  name: 'acme-news',
  messages: { en: { 'acme.news': 'News of Acme', 'doc.edit': 'Improve this page' } },
  client: local('client.mjs'),
  config: () => ({ vite: { define: { ACME_VERSION: '"4.2"' } } }),
  pages({ siteDir }) {
    const names = readdirSync(siteDir + '/news')
    const posts = names.map((name) => ({
      path: 'news/' + name.slice(0, -3),
      title: 'Post ' + name.slice(0, -3),
      mdx: readFileSync(siteDir + '/news/' + name, 'utf8'),
      editUrl: 'https://example.com/' + name,
      sidebar: 'news',
    }))
    const list = { path: 'news', title: 'All news', component: local('src/List.jsx'), data: { posts: posts.map(({ path }) => path) }, sidebar: 'news' }
    return {
      pages: [list, ...posts],
      sidebars: { news: [{ label: 'Everything', path: 'news' }, { label: 'Posts', items: posts.map(({ path, title }) => ({ path, label: title })) }] },
      watch: ['news'],
    }
  },
  output: ({ pages }) => [{ path: 'own/routes.txt', content: pages.map(({ route }) => route).join(' ') }],
  head: ({ route }) => [{ tag: 'meta', attributes: { name: 'own-route', content: route } }],
})
`

const LIST = `import { usePage, useMessages } from 'docent/client'
export default function List() {
  return <main><h1>{useMessages()['acme.news']}</h1>{ACME_VERSION}{usePage().extra.posts.map((path) => <a key={path} href={'/' + path}>{path}</a>)}</main>
}
`

async function newsSite(files: Record<string, string> = {}): Promise<FixtureSite> {
  const site = await writtenSite({
    'plugins.mjs': NEWS,
    'client.mjs': "document.documentElement.dataset.acme = 'started by the plugin'\n",
    'src/List.jsx': LIST,
    'news/first.md': 'The **first** post of [home](/).\n\n## Part\n\n<Badge>new</Badge>\n',
    'docs/index.md': '---\ntitle: Home\n---\n\nSee [the part](/news/first#part).\n',
    'docent.config.mjs': `import { news } from './plugins.mjs'
export default { title: 'Trial', url: 'https://docs.example.com', plugins: [news] }
`,
    ...files,
  })
  onTestFinished(site.delete)
  return site
}

test('pages of a plugin are documents and components with data, sidebar, search, and a Markdown copy', async () => {
  const site = await newsSite()
  const { code, stderr, stdout } = await docent(['build'], site.dir)
  expect(stderr).toBe('')
  expect(code).toBe(0)
  expect(stdout).not.toContain('starts again')

  const list = await site.read('dist/news/index.html')
  expect(list).toContain('<h1>News of Acme</h1>4.2<a href="/news/first">news/first</a>')
  const post = await site.read('dist/news/first/index.html')
  expect(post).toContain('<h1>Post first</h1>')
  expect(post).toContain('The <strong>first</strong> post of <a href="/">home</a>')
  expect(post).toContain('Improve this page')
  expect(post).toContain('Everything')
  expect(await site.read('dist/news/first.md')).toContain('The **first** post')
  expect(await site.read('dist/llms.txt')).toContain(
    '[Post first](https://docs.example.com/news/first.md)',
  )
  expect(await site.read('dist/sitemap.xml')).toContain('https://docs.example.com/news/first')
  expect(await site.read('dist/own/routes.txt')).toContain('/news/first')

  const again = await docent(['build'], site.dir)
  expect(again.stdout).toContain('(0 written)')
  await site.write('news/second.md', 'Second.\n')
  await docent(['build'], site.dir)
  expect(await site.read('dist/news/second/index.html')).toContain('Second.')
  expect(await site.read('dist/news/index.html')).toContain('href="/news/second"')
})

test('a broken link on a page of a plugin is an error', async () => {
  const site = await newsSite({ 'news/first.md': 'See [nothing](/nothing).\n\n## Part\n' })
  const { code, stderr } = await docent(['check'], site.dir)
  expect(code).toBe(1)
  expect(stderr).toContain('broken-link')
  expect(stderr).toContain('/nothing')
})

test.each([
  [`{ pages: [{ path: '../x', title: 'X', markdown: '' }] }`, 'a page with the path "../x"'],
  [`{ pages: [{ path: 'x', markdown: '' }] }`, 'the page "x" without a title'],
  [
    `{ pages: [{ path: 'x', title: 'X' }] }`,
    'the page "x" without "mdx", "markdown", a file, or a component',
  ],
  [
    `{ pages: [{ path: 'x', title: 'X', markdown: '', sidebar: 's' }] }`,
    'the page "x" with the sidebar "s", which isn\'t in sidebars',
  ],
])('the hook pages refuses %s', async (result, problem) => {
  const site = await newsSite({
    'plugins.mjs': `export const news = { name: 'a', pages: () => (${result}) }\n`,
    'docs/index.md': '# Home\n',
  })
  const { stderr } = await docent(['check'], site.dir)
  expect(stderr).toContain(`The hook "pages" of the plugin "a" returned ${problem}`)
})

test('dev serves pages and files of a plugin, and updates them without a restart', async () => {
  const site = await newsSite()
  const server = await startDev(site)
  onTestFinished(() => server.stop())
  const first = await server.get('/news/first')
  expect(first.body).toContain('<strong>first</strong>')
  expect(first.body).toContain('<meta name="own-route" content="/news/first">')
  expect((await server.get('/own/routes.txt')).body).toContain('/news/first')
  expect((await server.get('/news')).body).toContain('News of Acme')

  const since = server.following()
  await site.edit('news/first.md', '**first**', '**changed**')
  await eventually(async () =>
    expect((await server.get('/news/first/index.json')).body).toContain('<strong>changed</strong>'),
  )
  await site.write('news/second.md', 'Second.\n')
  await eventually(async () => expect((await server.get('/news/second')).status).toBe(200))
  expect((await server.get('/own/routes.txt')).body).toContain('/news/second')
  expect(since()).not.toContain('Restarting')
})

test('dev watches the data that a plugin reads, and shows its mistakes until they are corrected', async () => {
  const site = await newsSite({
    'data/names.yaml': '- name: First\n',
    'docs/index.md': '# Home\n',
    'plugins.mjs': `import { z } from 'zod'
export const news = {
  name: 'a',
  pages: async ({ readData }) => {
    const names = await readData('data/names.yaml', z.array(z.strictObject({ name: z.string() })))
    return { pages: [{ path: 'names', title: 'Names', markdown: names.map(({ name }) => '- ' + name).join('\\n') }] }
  },
}
`,
  })
  const server = await startDev(site)
  onTestFinished(() => server.stop())
  const shows = (text: string): Promise<void> =>
    eventually(async () => expect((await server.get('/names')).body).toContain(text))
  await shows('<li>First</li>')
  await site.write('data/names.yaml', '- nam: Second\n')
  await eventually(() => expect(server.output()).toContain('data/names.yaml:1:3'))
  await site.write('data/names.yaml', '- name: Second\n')
  await shows('<li>Second</li>')
})

test('dev finds no broken link to a file of a plugin, on a page and in the configuration', async () => {
  const site = await newsSite({
    'docent.config.mjs': `import { news } from './plugins.mjs'
export default {
  title: 'Trial',
  url: 'https://docs.example.com',
  plugins: [news],
  footer: { links: [{ label: 'Routes', to: '/own/routes.txt' }, { label: 'Lost', to: '/lost' }] },
}
`,
  })
  const server = await startDev(site)
  onTestFinished(() => server.stop())
  await site.write('docs/index.md', 'See [routes](/own/routes.txt) and [nothing](/nothing).\n')
  await eventually(() => {
    expect(server.output()).toContain('The link "/nothing"')
    expect(server.output()).toContain('"/lost"')
  })
  expect(server.output()).not.toContain('"/own/routes.txt"')
})

test("dev checks pages although a plugin's files can't be made", async () => {
  const site = await newsSite({
    'plugins.mjs': `import { existsSync } from 'node:fs'
export const news = {
  name: 'acme-news',
  output() {
    if (existsSync('broken')) throw new Error('No connection')
    return [{ path: 'own/routes.txt', content: 'Routes' }]
  },
}
`,
    broken: '',
  })
  const server = await startDev(site)
  onTestFinished(() => server.stop())
  await site.write('docs/index.md', '[Lost](/lost#a) [Own](#lost)\n')
  await eventually(() => {
    expect(server.output()).toContain('No connection')
    expect(server.output()).toContain('"#lost"')
  })
  await site.remove('broken')
  await site.edit('docs/index.md', '[Own](#lost)', '[Routes](/own/routes.txt)')
  await eventually(() => expect(server.output()).toContain('The link "/lost#a"'))
  expect(server.output()).not.toContain('"/own/routes.txt"')
})

test('a page without a locale also appears in the locales that have no page of their own', async () => {
  const site = await newsSite({
    'plugins.mjs': `export const news = {
  name: 'acme-news',
  pages: () => ({
    pages: [
      { path: 'team', title: 'Team', markdown: 'See [us](/us).', sidebar: 'team' },
      { path: 'us', title: 'Us', markdown: 'Us.' },
      { path: 'us', title: 'Nous', markdown: 'Nous.', locale: 'fr' },
      { path: 'only', title: 'Only', markdown: 'Only.', locale: 'en' },
      { path: 'english', title: 'English', markdown: 'Text.\\n\\n# Part', sidebar: 'english' },
    ],
    sidebars: { team: [{ label: 'Team', path: 'team' }] },
    localeSidebars: { en: { english: [{ label: 'Only in English', path: 'english' }] } },
  }),
}
`,
    'docent.config.mjs': `import { news } from './plugins.mjs'
export default {
  title: 'Trial',
  url: 'https://docs.example.com',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  plugins: [news],
  footer: { links: [{ label: 'Team', to: '/team' }] },
}
`,
    'docs/index.md': '---\ntitle: Home\n---\n\nSee [the team](/team).\n',
  })
  const { code, stderr } = await docent(['build'], site.dir)
  expect(stderr).toBe('')
  expect(code).toBe(0)
  const french = await site.read('dist/fr/team/index.html')
  expect(french).toContain('See <a href="/fr/us">us</a>')
  expect(french).toContain('hrefLang="en"')
  expect(await site.read('dist/fr/us/index.html')).toContain('<h1>Nous</h1>')
  await expect(site.read('dist/fr/only/index.html')).rejects.toThrow()
  expect(await site.read('dist/english/index.html')).toContain('Only in English')
  const copy = await site.read('dist/fr/english/index.html')
  expect(copy).toContain('<h1>English</h1>')
  expect(copy).not.toContain('Only in English')
})
