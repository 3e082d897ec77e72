import { describe, expect, test } from 'vitest'
import { markdownFile } from '../../../src/page/markdown-copy/article-markdown.ts'
import { markdown } from './to-markdown.ts'

describe("a page's file", () => {
  const metadata = {
    title: 'Click',
    description: 'Clicks\nthings.',
    url: 'https://acme.example.com/click',
  }

  test("begins with the title and the description, and ends with the page's address", () => {
    const body = markdown('<header><h1>Click</h1></header><p>Text.</p>')
    expect(markdownFile({ body, ...metadata, updated: 'Last updated on 2026-01-02' })).toBe(
      '# Click\n\n> Clicks things.\n\nText.\n\n---\n\n<https://acme.example.com/click>\\\nLast updated on 2026-01-02\n',
    )
  })

  test("doesn't repeat the first words if they are the description", () => {
    const body = markdown('<p>Clicks <a href="/intro"><code>things</code></a>. And more.</p>')
    expect(markdownFile({ body, ...metadata })).toBe(
      '# Click\n\nClicks [`things`](https://acme.example.com/intro.md). And more.\n\n---\n\n<https://acme.example.com/click>\n',
    )
  })

  test('escapes the title and the description', () => {
    expect(
      markdownFile({
        body: 'Text.',
        ...metadata,
        title: 'An <img>\n*a*',
        description: '<b> &lt; `c`',
      }),
    ).toMatch(/^# An \\<img> \\\*a\\\*\n\n> \\<b> \\&lt; \\`c\\`\n/)
  })

  test('has a title even if the page hides it, and needs no description', () => {
    expect(markdownFile({ body: 'Text.', ...metadata, description: '' })).toBe(
      '# Click\n\nText.\n\n---\n\n<https://acme.example.com/click>\n',
    )
  })
})
