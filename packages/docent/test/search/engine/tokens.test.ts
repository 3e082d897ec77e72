import { describe, expect, test } from 'vitest'
import { editDistance } from '../../../src/search/engine/spelling.ts'
import { stemOf, termsOf, tokenize } from '../../../src/search/engine/tokens.ts'

const terms = (text: string): string[] => tokenize(text).map(({ term }) => term)

describe('tokens', () => {
  test('are normalized: no case, accents, or apostrophes', () => {
    expect(terms("Déjà Vu: the page's Title")).toEqual(['deja', 'vu', 'the', 'pages', 'title'])
  })

  test('are whole identifiers, with their parts', () => {
    expect(tokenize('defaultCommandTimeout')).toMatchObject([
      { term: 'defaultcommandtimeout', parts: ['default', 'command', 'timeout'] },
    ])
    expect(tokenize('CYPRESS_CACHE_FOLDER')).toMatchObject([
      { term: 'cypress_cache_folder', parts: ['cypress', 'cache', 'folder'] },
    ])
    expect(termsOf('parseHTMLDocument', new Map())).toEqual([
      'parsehtmldocument',
      'parse',
      'html',
      'document',
    ])
  })

  test('include the dashes of flags, and the names $ and _', () => {
    expect(terms('run --config-file x')).toEqual(['run', '--config-file', 'x'])
    expect(terms('Cypress.$ and Cypress._')).toEqual(['cypress', '$', 'and', 'cypress', '_'])
  })

  test('end at hyphens and dots', () => {
    expect(terms('cross-origin cy.get()')).toEqual(['cross', 'origin', 'cy', 'get'])
  })

  test('are bigrams in scripts without spaces', () => {
    expect(terms('自动化测试')).toEqual(['自动', '动化', '化测', '测试'])
  })

  test.each([
    ['使用React构建', ['使用', 'react', '构建']],
    ['useEffectを使う', ['useeffect', 'を使', '使う']],
    ['支持ＡＰＩ密钥', ['支持', 'api', '密钥']],
    ['ใช้React', ['ใช', 'ช้', 'react']],
    ['Docker에서', ['docker', '에서']],
    ['サーバー側', ['サー', 'ーバ', 'バー', 'ー側']],
    ['ｶﾞｲﾄﾞ', ['ガイ', 'イド']],
    ['webpack5插件', ['webpack5', '插件']],
  ])('end where the script changes: %s', (text, expected) => {
    expect(terms(text).map((term) => term.normalize('NFC'))).toEqual(expected)
    const [first] = tokenize(text)
    expect(text.slice(first?.start, first?.end).normalize('NFKC').toLowerCase()).toBe(expected[0])
  })

  test('have a position', () => {
    const [, second] = tokenize('see cy.wait()')
    expect(second).toMatchObject({ term: 'cy', start: 4, end: 6 })
  })
})

test('forms of an English word have the same stem, and identifiers are their own', () => {
  expect(stemOf('testing')).toBe(stemOf('tests'))
  expect(stemOf('es2022')).toBe('es2022')
})

test.each([
  ['intercpet', 'intercept', 1],
  ['screnshot', 'screenshot', 1],
  ['acessibilty', 'accessibility', 2],
  ['same', 'same', 0],
  ['', 'ab', 2],
  ['wait', 'visit', 3],
])('the edit distance between %s and %s is %i, or more than two', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance)
  expect(editDistance(b, a, 2)).toBe(distance)
})
