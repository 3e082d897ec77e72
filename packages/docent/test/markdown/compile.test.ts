import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { PageData } from '../../src/model/page-data.ts'
import { compilePage } from '../../src/markdown/compile.ts'
import { createHighlight } from '../../src/markdown/highlighter.ts'
import { mergeAllMessages } from '../../src/messages/build-messages.ts'
import { finishArticle } from '../../src/render/finish-article.ts'
import { evaluatePage } from '../../src/render/evaluate.tsx'
import { renderArticle } from '../../src/render/render-article.tsx'
import type { SiteData } from '../../src/model/site-data.ts'

const here = dirname(fileURLToPath(import.meta.url))
const options = {
  siteDir: here,
  staticDir: here,
  baseUrl: '/',
  highlight: createHighlight(),
  codeBlocks: {
    format: { semi: false, singleQuote: true, printWidth: 80, trailingComma: 'es5' as const },
    deriveJavaScript: true,
    packageManagers: ['npm' as const, 'yarn' as const],
    installedCommands: ['cypress'],
    aliases: {},
  },
}

async function toHtml(file: string): Promise<string> {
  const { code } = await compilePage(readFileSync(file, 'utf8'), file, options)
  const { Content } = evaluatePage(code, {}, {})
  const page = { route: '/a', title: '' } as PageData
  const { html } = renderArticle({ Content, components: {}, page, site: {} as SiteData, islandNames: new Map() })
  return finishArticle({ html, start: '', end: '', islands: [] }, { title: '', hideTitle: true, messages: mergeAllMessages({}), resolveHref: (href) => href, scriptAttributes: [] }).article.html
}

// Each case is a pair of files: `name.mdx` and the HTML that it becomes.
describe('Markdown', () => {
  const cases = readdirSync(join(here, 'cases')).filter((name) => /\.mdx?$/.test(name))
  test.each(cases)('%s', async (name) => {
    await expect(await toHtml(join(here, 'cases', name))).toMatchFileSnapshot(join(here, 'cases', `${name}.html`))
  })
})

describe('code from files', () => {
  const compile = (fence: string) =>
    compilePage(`# Login\n\n\`\`\`js ${fence}\n\`\`\`\n`, join(here, 'cases', 'page.mdx'), options)

  test('is an input of the page', async () => {
    const { inputs } = await compile('file="./files/login.js"')
    expect(inputs.map(({ file }) => file)).toEqual([join(here, 'cases', 'files', 'login.js')])
  })

  test.each([
    ['file="./files/lgoin.js"', 'code-file-not-found'],
    ['file="../../../package.json"', 'code-outside-site'],
    ['file="./files/login.js#fil"', 'code-region-not-found'],
    ['file="./files/login.js"\ncy.visit("/")', 'code-beside-file'],
  ])('%s: %s, with its place', async (fence, code) => {
    await expect(compile(fence)).rejects.toMatchObject({ code, line: 3, column: 1 })
  })
})
