import { describe, expect, test } from 'vitest'
import { firstParagraph } from '../../src/content/plain-text.ts'

const mdx = (body: string): string => firstParagraph(body, { isMdx: true })
const markdown = (body: string): string => firstParagraph(body, { isMdx: false })

describe('a description that is derived from the text', () => {
  test.each([
    ['headings and imports', "import a from './a'\n\n# Title\n\nText of the page.\n\nMore."],
    ['exports and code', 'export const a = 1\n\n```js\nText = 1\n```\n\nText of the page.'],
    ['elements around blocks', '<Intro>\n\n<Badge />\n\nText of the page.'],
    ['comments and expressions', '{/* Text */}\n\n{answer}\n\nText of the page.'],
    ['admonitions and lists', ':::note\n\n- Text\n\nText of the page.'],
  ])('skips %s', (_name, body) => {
    expect(mdx(body)).toBe('Text of the page.')
  })

  test.each([
    ['See [the *guide*](./guide.md "Title") or [this][ref].', 'See the guide or this.'],
    ['Run `cy.get({ a: 1 })` and `<b>`.', 'Run cy.get({ a: 1 }) and <b>.'],
    ['Since <Version of="1.0">1.0</Version>, it works.', 'Since 1.0, it works.'],
    ['A <Since v={{ a: { b: 1 } }} /> new way.', 'A new way.'],
    ['It is {product.name} {/* really */}that counts.', 'It is that counts.'],
    ['Braces are {\'{\'} and {"}"}.', 'Braces are { and }.'],
    ['An image ![alt](./a.png) inside[^1].', 'An image inside.'],
    ['Less &lt; more &amp; **bold**_ly_ \\* ~~gone~~.', 'Less < more & boldly * gone.'],
    ['Two\nlines  \nof text.', 'Two lines of text.'],
    ['Names_with_underscores stay.', 'Names_with_underscores stay.'],
  ])('contains no Markdown syntax: %s', (body, text) => {
    expect(mdx(body)).toBe(text)
  })

  test('keeps braces in Markdown, which has no expressions', () => {
    expect(markdown('Write {name} and <kbd>Enter</kbd>.')).toBe('Write {name} and Enter.')
  })

  test('is cut off between words', () => {
    const text = markdown(`${'word '.repeat(100)}`)
    expect(text.length).toBeLessThanOrEqual(300)
    expect(text).toMatch(/word…$/)
  })

  test('is empty if there is no paragraph', () => {
    expect(mdx('# Title\n\n<Page />')).toBe('')
  })
})
