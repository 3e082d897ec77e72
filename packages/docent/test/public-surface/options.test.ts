import { join } from 'node:path'
import { getSupportInfo } from 'prettier'
import { describe, expect, test } from 'vitest'
import { withSources } from './sources.ts'
import { unreadOptions } from './unread-options.ts'

const SOURCES = join(import.meta.dirname, '../../src')
const SUBJECTS = join(import.meta.dirname, 'subjects.ts')
const SAMPLE = join(import.meta.dirname, 'sample')

/** Prettier receives these options directly. */
const FORMAT = 'codeBlocks.format.'

/** The entries of an instance's sidebars have the same types as those of a version's, which are checked. */
const SIDEBARS = 'docs[].sidebars.'

/** docent reads all of them in a loop. A test in `docs-site` compares their names with the components. */
const COMPONENTS = 'components.'

/** Resolving the configuration turns these into other values, which the rest of docent reads. */
const RESOLVED = ['trailingSlash', 'i18n.localeConfigs']

/** Vite receives these records directly. */
const PASSED = /^vite\.(?:optimizeDeps|ssr|server)\./

// @covers 11.9
test('every option of the configuration, of front matter, and of categories is read', async () => {
  const [config, frontMatter, category] = withSources(
    join(import.meta.dirname, 'tsconfig.json'),
    (sources) =>
      unreadOptions(
        sources,
        [
          [
            sources.exportedType(join(SOURCES, 'config/resolve.ts'), 'Config'),
            sources.exportedType(join(SOURCES, 'config/schema.ts'), 'UserConfig'),
          ],
          [sources.exportedType(SUBJECTS, 'FrontMatter')],
          [sources.exportedType(SUBJECTS, 'Category')],
        ],
        SOURCES,
      ),
  )
  expect(config?.options.length).toBeGreaterThan(200)
  expect(frontMatter?.options.length).toBeGreaterThan(20)
  expect(category?.options.length).toBeGreaterThan(8)
  const { options } = await getSupportInfo()
  const formats = options.map(({ name }) => `${FORMAT}${name}`)
  const unread = config?.unread.filter(
    (path) =>
      !path.startsWith(SIDEBARS) &&
      !path.startsWith(COMPONENTS) &&
      !PASSED.test(path) &&
      !RESOLVED.some((option) => path === option || path.startsWith(`${option}.`)),
  )
  expect(unread?.filter((path) => !formats.includes(path))).toEqual([])
  expect(frontMatter?.unread).toEqual([])
  expect(category?.unread).toEqual([])
})

describe('an option', () => {
  const [sample] = withSources(join(SAMPLE, 'tsconfig.json'), (sources) =>
    unreadOptions(
      sources,
      [[sources.exportedType(join(SAMPLE, 'options.ts'), 'SampleOptions')]],
      SAMPLE,
    ),
  )
  const { options = [], unread = [] } = sample ?? {}

  test('is read from its record, or from a copy', () => {
    expect(options.filter((option) => !unread.includes(option))).toEqual([
      'title',
      'card',
      'card.text',
      'links',
      'links[].to',
      'copied',
      'copied.name',
      'weak',
      'weak.size',
    ])
  })

  test('is unread even if another record has one with its name', () => {
    expect(unread).toEqual(['card.title', 'links[].unread', 'copied.lost', 'nobody', 'weak.label'])
  })
})
