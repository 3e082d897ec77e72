import { describe, expect, it } from 'vitest'
import { findFences, metaValue } from '../page/fences.ts'

const fencesOf = (...lines: string[]) => findFences(lines.join('\n'), 'page.mdx')

describe('findFences', () => {
  it('returns the language, the info string, and the lines on the page', () => {
    const [fence] = fencesOf(
      '---',
      'title: x',
      '---',
      '',
      '```js title="a.js" {1}',
      'cy.visit()',
      '```',
    )
    expect(fence).toMatchObject({
      lang: 'js',
      meta: 'title="a.js" {1}',
      fenceLine: 5,
      line: 6,
      code: ['cy.visit()'],
    })
  })

  it('removes the indentation of lists and components, and keeps it for the columns', () => {
    const [inList, inTab] = fencesOf(
      '1. Step',
      '',
      '   ```ts',
      '   if (a) {',
      '',
      '     b()',
      '   ```',
      '<TabItem>',
      '  ```js',
      'flush()',
      '  ```',
    )
    expect(inList?.code).toEqual(['if (a) {', '', '  b()'])
    expect(inList?.prefix).toEqual(['   ', '', '   '])
    expect(inTab?.code).toEqual(['flush()'])
  })

  it('reads a fence in a quote', () => {
    const [fence] = fencesOf('> ```js', '> a()', '> ```')
    expect(fence?.code).toEqual(['a()'])
  })

  it('ignores shorter fences inside longer ones', () => {
    const fences = fencesOf(
      '````md',
      '```js',
      'cy.nope()',
      '```',
      '````',
      '```js',
      'cy.log()',
      '```',
    )
    expect(fences.map((fence) => fence.lang)).toEqual(['md', 'js'])
  })

  it('ignores samples in comments and in front matter', () => {
    expect(fencesOf('---', 'x: |', '  ```js', '  a()', '  ```', '---')).toEqual([])
    expect(fencesOf('{/* later', '```js', 'a()', '```', '*/}')).toEqual([])
    expect(fencesOf('{/* one line */}', '```js', 'a()', '```')).toHaveLength(1)
  })

  it("doesn't treat inline code as a fence", () => {
    expect(fencesOf('```js``` is a fence', 'text')).toEqual([])
  })
})

describe('metaValue', () => {
  it.each([
    ['no-check="shows the error"', 'shows the error'],
    ["title='x' no-check='a'", 'a'],
    ['{1} no-check=a', 'a'],
    ['no-check', ''],
    ['title="no-check"', undefined],
    ['', undefined],
  ])('%s', (meta, value) => {
    expect(metaValue(meta, 'no-check')).toBe(value)
  })
})
