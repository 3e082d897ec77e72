import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { htmlToText } from '../../src/shared/html.ts'
import { toHtml } from './to-html.ts'

const FORMATS = ['page.md', 'page.mdx']

describe('admonitions', () => {
  test.each([
    ['without brackets', ':::tip Try this', 'Try this'],
    ['with markup', ':::tip Use `get()` **now**', 'Use <code>get()</code> <strong>now</strong>'],
    ['with one bracket', ':::tip What [ means', 'What [ means'],
    ['with a pair of brackets', ':::tip About a[0]', 'About a[0]'],
    ['in brackets', ':::tip[Try this]', 'Try this'],
    ['by default', ':::tip', 'Tip'],
    ['of a warning', ':::warning', 'Warning'],
    ['of a caution', ':::caution', 'Caution'],
    ['of something important', ':::important', 'Important'],
    ['of a success', ':::success', 'Success'],
    ['of a secondary note', ':::secondary', 'Secondary'],
  ])('have a title %s', async (_, opening, title) => {
    for (const name of FORMATS) {
      const html = await toHtml(`${opening}\n\nText.\n\n:::\n`, { name })
      expect(html).toContain(`<p class="admonition-title">${title}</p><p>Text.</p>`)
    }
  })

  test('have titles without brackets in lists, in quotes, and in other admonitions', async () => {
    const html = await toHtml(
      '- a\n\n  :::tip In a list\n  x\n  :::\n\n::::info Outer\n\n:::note Inner\ny\n:::\n\n::::\n\n> :::tip Quoted\n> z\n> :::\n',
    )
    for (const title of ['In a list', 'Outer', 'Inner', 'Quoted'])
      expect(html).toContain(`<p class="admonition-title">${title}</p>`)
  })

  // @covers 10.78
  test('are also quotes that begin with a marker of GitHub', async () => {
    for (const name of FORMATS) {
      const html = await toHtml('> [!NOTE]\n> Some **text**.\n>\n> - Item\n\n> [!warning]\n>\n> More.\n', { name })
      expect(html).toMatch(
        /<aside class="admonition admonition-note"[^>]*><p class="admonition-title">Note<\/p><p>Some <strong>text<\/strong>\.<\/p>\s*<ul>/,
      )
      expect(html).toMatch(/<p class="admonition-title">Warning<\/p><p>More\.<\/p>/)
      expect(html).not.toMatch(/blockquote|\[!/)
    }
  })

  test.each(['> [!NOTE] on the same line', '> [!NOTE] **bold**', '> [!OTHER]\n> Text.', '> Text\n> [!NOTE]'])(
    'are not quotes such as %s',
    async (source) => {
      expect(await toHtml(source)).toContain('<blockquote>')
    },
  )

  // @covers 10.61
  test("in code don't change", async () => {
    expect(htmlToText(await toHtml('```md\n:::tip Title\n:::\n```\n'))).toContain(':::tip Title')
  })
})

describe("a site's custom directives", () => {
  function Card({ title, href, wide, children }: { title?: string; href?: string; wide?: boolean; children?: ReactNode }) {
    return (
      <section title={title} data-href={href} data-wide={wide}>
        {children}
      </section>
    )
  }
  const Badge = ({ className, children }: { className?: string; children?: ReactNode }) => (
    <b className={className}>{children}</b>
  )
  const options = {
    markdown: { directives: { card: 'Card', badge: 'Badge' } },
    components: { Card, Badge },
  }

  // @covers 10.61
  test('around content are components with a title and attributes', async () => {
    const html = await toHtml(':::card[A *title*]{href="/x" wide}\n\nSome **text**.\n\n:::\n', options)
    expect(html).toContain(
      '<section title="A title" data-href="/x" data-wide="true"><p>Some <strong>text</strong>.</p></section>',
    )
  })

  test('inline and on a separate line are components with text', async () => {
    const html = await toHtml('Since :badge[2.1]{.new} now.\n\n::card[Text]{href="/y"}\n', options)
    expect(html).toContain('Since <b class="new">2.1</b> now.')
    expect(html).toContain('<section data-href="/y">Text</section>')
  })

  test('that are unknown are errors that list the known ones', async () => {
    await expect(toHtml(':::crad\n\n:::\n', options)).rejects.toMatchObject({
      code: 'unknown-admonition',
      line: 1,
      hint: expect.stringContaining('"card"'),
    })
  })
})

describe('HTML comments in MDX', () => {
  test.each([
    ['on a line', 'Before.\n\n<!-- hidden -->\n\nAfter.'],
    ['in a line', 'Before. <!-- hidden --> After.'],
    ['over several lines', 'Before.\n\n<!--\nhidden\n\n{broken\n-->\n\nAfter.'],
    ['below a paragraph', 'Before.\n<!-- hidden -->\nAfter.'],
    ['in a list', '- Before.\n  <!-- hidden -->\n- After.'],
    ['several', '<!-- a -->Before.<!-- hidden -->\n\nAfter.<!-- hidden */} -->'],
  ])('%s are left out', async (_, source) => {
    const text = htmlToText(await toHtml(`${source}\n`))
    expect(text).toContain('Before.')
    expect(text).toContain('After.')
    expect(text).not.toMatch(/hidden|--|broken/)
  })

  // @covers 10.61
  test("in code and in expressions don't change", async () => {
    const source = '`<!-- a -->`\n\n```html\n<!-- b -->\n```\n\n{"<!-- c -->"}\n\n<!-- d -->\n'
    const text = htmlToText(await toHtml(source))
    expect(text).toContain('<!-- a -->')
    expect(text).toContain('<!-- b -->')
    expect(text).toContain('<!-- c -->')
    expect(text).not.toContain('<!-- d -->')
  })

  test('keep the lines of errors', async () => {
    await expect(toHtml('<!--\nnote\n-->\n\n<Open>\n')).rejects.toMatchObject({ line: 5 })
  })

  test('that are not closed are errors', async () => {
    await expect(toHtml('Text.\n\n<!-- open\n')).rejects.toMatchObject({ line: 3 })
  })
})

test('a heading takes its ID from a comment', async () => {
  expect(await toHtml('### A heading { /*#stage-0:-own*/ }\n')).toMatch(
    /<h3 id="stage-0:-own">A heading</,
  )
  expect(await toHtml('## A heading {/* #own-id */}\n')).toMatch(/<h2 id="own-id">A heading</)
})

test('the content of an mdx-code-block fence is part of an MDX page', async () => {
  const html = await toHtml('```mdx-code-block\n<b>\n```\n\nBold\n\n```mdx-code-block\n</b>\n```\n')
  expect(html).toContain('<b><p>Bold</p></b>')
})

describe('Markdown files as MDX', () => {
  const source = 'export const answer = 42\n\nIt is {answer}.\n'

  test('only if the site enables it', async () => {
    const asMdx = await toHtml(source, { name: 'page.md', markdown: { format: 'mdx' } })
    expect(htmlToText(asMdx)).toContain('It is 42.')
    expect(htmlToText(await toHtml(source, { name: 'page.md' }))).toContain('It is {answer}.')
  })
})

describe('emoji shortcodes', () => {
  const source = 'Done :tada: :+1:, at 10:30:15 and :not-an-emoji:. `:tada:`\n'

  // @covers 10.61
  test('become emoji if the site enables them', async () => {
    const html = await toHtml(source, { markdown: { emoji: true } })
    expect(htmlToText(html)).toBe('Done 🎉 👍, at 10:30:15 and :not-an-emoji:. :tada:')
  })

  test('are text otherwise', async () => {
    expect(htmlToText(await toHtml(source))).toContain('Done :tada: :+1:')
  })
})
