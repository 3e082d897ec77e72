import { describe, expect, test } from 'vitest'
import { editDistance } from '../../../src/search/engine/edit-distance.ts'
import { stemOf, termsOf, tokenize } from '../../../src/search/engine/tokens.ts'

const terms = (text: string): string[] => tokenize(text).map(({ term }) => term)

describe('words of a text', () => {
  test('are compared without case, accents and apostrophes', () => {
    expect(terms("Déjà Vu: the page's Title")).toEqual(['deja', 'vu', 'the', 'pages', 'title'])
  })

  test('keep identifiers whole and know their parts', () => {
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

  test('keep the dashes of flags, and the names $ and _', () => {
    expect(terms('run --config-file x')).toEqual(['run', '--config-file', 'x'])
    expect(terms('Cypress.$ and Cypress._')).toEqual(['cypress', '$', 'and', 'cypress', '_'])
  })

  test('take hyphens and dots as gaps', () => {
    expect(terms('cross-origin cy.get()')).toEqual(['cross', 'origin', 'cy', 'get'])
  })

  test('are pairs of characters where a script knows no spaces', () => {
    expect(terms('自动化测试')).toEqual(['自动', '动化', '化测', '测试'])
  })

  test('say where they stand', () => {
    const [, second] = tokenize('see cy.wait()')
    expect(second).toMatchObject({ term: 'cy', start: 4, end: 6 })
  })
})

test('a stem joins forms of an English word, and leaves identifiers alone', () => {
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
])('the distance of %s and %s is %i, or more than two', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance)
  expect(editDistance(b, a, 2)).toBe(distance)
})
