import { describe, expect, test } from 'vitest'
import { releases } from '../../data/changelog.ts'
import { checkDescription } from '../structure/description.ts'
import { readPage } from '../page/page.ts'
import { checkVersions } from '../structure/versions.ts'

const page = (frontMatter: string, body = '') =>
  readPage(`---\n${frontMatter}\n---\n\n${body}\n`, 'site/docs/api/a.mdx')
const newest = releases[0]?.version ?? ''

describe('descriptions', () => {
  const check = (description: string) =>
    checkDescription(page(`title: A\n${description}`)).map(({ line, found }) => `${line}: ${found}`)

  test('have 50 to 160 characters', () => {
    expect(check(`description: ${'a'.repeat(50)}`)).toEqual([])
    expect(check(`description: ${'a'.repeat(160)}`)).toEqual([])
    expect(check('description: Short.')).toEqual(['3: a description of 6 characters'])
    expect(check(`description: ${'a'.repeat(161)}`)).toEqual(['3: a description of 161 characters'])
    expect(check('')).toEqual(['1: no `description`'])
  })
})

describe('versions', () => {
  const check = (frontMatter: string, body?: string) =>
    checkVersions(page(frontMatter, body)).map(({ line, found }) => `${line}: ${found}`)

  test('are in the changelog, or older than it', () => {
    expect(
      check(
        `since: ${newest}\nhistory:\n  - version: 3.1.0\n    change: Added.`,
        `<Option name="a" since="${newest}">Text.</Option>`,
      ),
    ).toEqual([])
  })

  test('that were never released are findings with their line', () => {
    expect(
      check(
        'since: 13.99.0\nhistory:\n  - version: 99.0.0\n    change: Added.',
        'Text.\n\n<Option name="a" since="15.77.0">Text.</Option>\n\n<Since version="1" />',
      ),
    ).toEqual([
      "2: the version 13.99.0, which the changelog doesn't contain",
      "4: the version 99.0.0, which the changelog doesn't contain",
      "10: the version 15.77.0, which the changelog doesn't contain",
    ])
  })

  test('in code are up to the sample', () => {
    expect(check('title: A', '```yaml\nversion: 99.0.0\n```')).toEqual([])
  })
})
