import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSync, Visitor } from 'vite'
import { configSchema } from '../../src/config/schema.ts'
import { categorySchema } from '../../src/content/categories.ts'
import { frontMatterSchema } from '../../src/content/front-matter-schema.ts'

const SOURCES = join(import.meta.dirname, '../../src')

/** `codeBlocks.format` is passed to Prettier as a whole. */
const PASSED_ON = ['semi', 'singleQuote', 'printWidth', 'trailingComma']

interface Schema {
  _zod: { def: Record<string, unknown> }
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value
}

/** Names of all options in a schema at any depth. */
function optionNames(schema: unknown, names = new Set<string>(), seen = new Set()): Set<string> {
  if (!isSchema(schema) || seen.has(schema)) return names
  seen.add(schema)
  const { type, shape, getter, ...def } = schema._zod.def
  const fields = type === 'object' ? (shape as Record<string, unknown>) : {}
  for (const name of Object.keys(fields)) names.add(name)
  const inner = typeof getter === 'function' ? [getter() as unknown] : []
  for (const value of [...Object.values(fields), ...Object.values(def).flat(), ...inner])
    optionNames(value, names, seen)
  return names
}

/** Names of properties that code reads from a record: `record.name`, `record?.name`, and `{ name } = record`. */
function readNames(files: readonly string[]): Set<string> {
  const names = new Set<string>()
  for (const file of files) {
    new Visitor({
      MemberExpression({ computed, property }) {
        if (!computed && property.type === 'Identifier') names.add(property.name)
        if (computed && property.type === 'Literal') names.add(String(property.value))
      },
      ObjectPattern({ properties }) {
        for (const property of properties)
          if (property.type === 'Property' && property.key.type === 'Identifier')
            names.add(property.key.name)
      },
    }).visit(parseSync(file, readFileSync(file, 'utf8')).program)
  }
  return names
}

const code = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
  .sort()
/** Files in folders or with these path prefixes. Each prefix must match a file. */
const below = (...starts: string[]): string[] => {
  const lost = starts.find((start) => !code.some((name) => name.startsWith(start)))
  if (lost !== undefined) throw new Error(`There is no file at ${lost}.`)
  return code
    .filter((name) => starts.some((start) => name.startsWith(start)))
    .map((name) => join(SOURCES, name))
}

/**
 * Walking the schema doesn't find options that another one selects (`type`, `provider`), but all of them have a
 * comment.
 */
const documented = below('config').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\*\/\n {2,6}(\w+): /g)].map(([, name = '']) => name),
)

test.each<[string, Set<string>, string[], number]>([
  [
    'the configuration',
    new Set([...optionNames(configSchema), ...documented]),
    below(
      'browser',
      'bundle',
      'cache',
      'check',
      'client',
      'content',
      'dev',
      'external-links',
      'html-to-markdown',
      'link-previews',
      'markdown',
      'output-folder',
      'outputs',
      'pipeline',
      'preview',
      'render',
      'search',
      'theme',
      'ui',
      'workers',
      'inline',
      'config/resolve',
      'config/versions',
      'config/i18n',
      'config/inline-files',
      'config/configured-files',
    ),
    100,
  ],
  [
    'front matter',
    optionNames(frontMatterSchema),
    below('content', 'pipeline/plan-pages', 'outputs', 'search'),
    20,
  ],
  ['category files', optionNames(categorySchema), below('content'), 8],
])('every option of %s is read somewhere', (_, all, files, atLeast) => {
  const names = [...all].filter((name) => !PASSED_ON.includes(name))
  const read = readNames(files)
  expect(names.length).toBeGreaterThanOrEqual(atLeast)
  expect(names.filter((name) => !read.has(name))).toEqual([])
})

test('the check finds an option that nothing reads', () => {
  const schema = configSchema.extend({ unheardOf: configSchema.shape.title })
  const read = readNames(below('pipeline', 'content'))
  expect(optionNames(schema)).toContain('unheardOf')
  expect(read).not.toContain('unheardOf')
  expect(read).toContain('title')
})
