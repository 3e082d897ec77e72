import { describe, expect, test } from 'vitest'
import { toHtml } from './to-html.ts'

describe('magic comments', () => {
  const magicComments = [
    { className: 'wrong', line: 'This will error', block: { start: 'wrong-start', end: 'wrong-end' } },
  ]

  test("that the site defines add classes, in addition to docent's", async () => {
    const html = await toHtml(
      '```js\n// This will error\nfoo()\n// wrong-start\na()\nb()\n// wrong-end\n// highlight-next-line\nc()\n```\n',
      { codeBlocks: { magicComments } },
    )
    expect(html).not.toContain('This will error')
    expect(html.match(/class="line wrong"/g)).toHaveLength(3)
    expect(html.match(/class="line highlighted"/g)).toHaveLength(1)
  })

  test("that the site doesn't define are code", async () => {
    expect(await toHtml('```js\n// This will error\nfoo()\n```\n')).toContain('This will error')
  })
})

describe('JavaScript tabs', () => {
  const code = 'export const a: number = 1\n```\n'

  test.each([
    ['only where the fence asks for them', {}, { 'ts ts2js': true, ts: false }],
    ['everywhere', { deriveJavaScript: true }, { ts: true, 'ts ts2js': true, 'ts ts-only': false }],
  ])('%s', async (_, codeBlocks, fences) => {
    for (const [fence, hasTabs] of Object.entries(fences)) {
      const html = await toHtml(`\`\`\`${fence}\n${code}`, { codeBlocks })
      expect(html.includes('role="tab"'), fence).toBe(hasTabs)
    }
  })
})

describe('the title of a JavaScript tab', () => {
  const titlesOf = async (title: string, code: string): Promise<string[]> => {
    const html = await toHtml(`\`\`\`ts ts2js title="${title}"\n${code}\n\`\`\`\n`)
    return [...html.matchAll(/<figcaption class="code-title">([^<]*)</g)].map(([, name = '']) => name)
  }

  test.each([
    ['add.ts', 'export const a: number = 1', 'add.js'],
    ['add.mts', 'export const a: number = 1', 'add.mjs'],
    ['Add.tsx', 'export const a: number = 1', 'Add.jsx'],
    ['vite.config.ts', "import { a } from 'a'\n\nexport default a({})", 'vite.config.mjs'],
    ['vite.config.ts', "const a = require('a')\n\nmodule.exports = a({})", 'vite.config.js'],
    ['vite.config.ts', "const a = import('a')", 'vite.config.js'],
  ])('for %s with %j is %s', async (title, code, expected) => {
    expect(await titlesOf(title, code)).toEqual([title, expected])
  })
})

describe('fences that are tabs', () => {
  const labelsOf = (html: string): string[] =>
    [...html.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, label = '']) => label)

  test('form a group, labeled with their languages or custom labels', async () => {
    const html = await toHtml(
      'Text.\n\n```js tab\na\n```\n\n```ts tab title="b.ts"\nb\n```\n\n```py tab="Python 3"\nc\n```\n\n```js\nd\n```\n\n```vue tab={"label":"Vue"}\ne\n```\n',
    )
    expect(labelsOf(html)).toEqual(['JavaScript', 'TypeScript', 'Python 3', 'Vue'])
    expect(html.match(/role="tablist"/g)).toHaveLength(2)
    expect(html.match(/<figure/g)).toHaveLength(5)
    expect(html).toContain('b.ts</figcaption>')
  })

  test('work in lists', async () => {
    const html = await toHtml('1. One\n\n   ```js tab\n   a\n   ```\n\n   ```ts tab\n   b\n   ```\n')
    expect(labelsOf(html)).toEqual(['JavaScript', 'TypeScript'])
  })
})
