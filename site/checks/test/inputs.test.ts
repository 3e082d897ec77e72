import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findPages } from '../page/page.ts'
import { DATA_TABLES } from '../page/tag-lines.ts'
import { findFiles } from '../prose/files.ts'

const ROOT = path.join(import.meta.dirname, '../../..')

test('a check of a path without pages fails instead of checking nothing', () => {
  expect(findPages(ROOT, ['site/docs/app/faq.mdx'])).toEqual(['site/docs/app/faq.mdx'])
  expect(() => findPages(ROOT, ['site/docs/app/faq.mdx', 'site/data'])).toThrow(
    'site/data has no pages',
  )
  expect(() => findPages(ROOT, ['site/docs/none.mdx'])).toThrow("site/docs/none.mdx doesn't exist")
  expect(() => findFiles(ROOT, ['none.md'])).toThrow("none.md doesn't exist")
  expect(() => findFiles(ROOT, ['site/checks/minimum.ts', 'package.json'])).toThrow(
    'package.json has no text that this check reads.',
  )
})

test.each([
  ['none.mdx', /^none\.mdx doesn't exist\. Fix: .+\n$/],
  ['--nothing', /^Unknown option '--nothing'.+\n$/],
])('a check of %s ends with a sentence', (argument, sentence) => {
  const args = ['--import', 'tsx', path.join(ROOT, 'site/checks/check-structure.ts'), argument]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
  expect(stderr).toMatch(sentence)
  expect(status).toBe(1)
})

test('prose is checked in the sources, templates, and READMEs of all packages', () => {
  const files = findFiles(ROOT, [])
  for (const name of readdirSync(path.join(ROOT, 'packages')))
    expect(files).toEqual(
      expect.arrayContaining([
        `packages/${name}/README.md`,
        expect.stringMatching(`^packages/${name}/src/`),
      ]),
    )
  expect(files).toContainEqual(expect.stringMatching('^packages/create-docent/templates/'))
})

test('each component that renders a table from data counts as a row', () => {
  const folder = path.join(ROOT, 'site/src/components')
  const components = readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) =>
      /<(?:table|ReferenceTable|ReferenceRow|Fields)\b/.test(
        readFileSync(path.join(folder, file), 'utf8'),
      ),
    )
    .map((file) => path.basename(file, '.tsx'))
  // The rows of `Options` are its `Option` elements.
  expect(components.filter((name) => name !== 'Options').sort()).toEqual([...DATA_TABLES].sort())
})
