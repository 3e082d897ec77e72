import { expect, test } from 'vitest'
import { lineOfKeys } from '../src/migration-report.ts'

const line = (
  text: string,
  keys: PropertyKey[],
  file = 'docusaurus.config.ts',
): number | undefined => lineOfKeys({ file, text }, keys)

test.each([
  ['module.exports', 'module.exports = {\n  url: 1,\n  title: 2,\n}'],
  ['a constant', 'const config = {\n  url: 1,\n  title: 2,\n}\nmodule.exports = config'],
  ['a default export', '\nexport default {\n  title: 2,\n}'],
  ['a function', 'export default async function create() {\n  return {\n    title: 1 } }'],
  ['an arrow function', 'const create = () => ({\n\n  title: 1 })\nmodule.exports = create'],
  [
    'a constant in a function',
    'module.exports = () => {\n  const config = {\n    title: 1,\n  }\n  return config }',
  ],
])('options of %s are found', (_, text) => {
  expect(line(text, ['title'])).toBe(3)
})

test('lists, JSON, and files without the option', () => {
  const text = 'export default {\n  presets: [\n    ["classic", ({\n      docs: {} })] ] }'
  expect(line(text, ['presets', 0, 1, 'docs'])).toBe(4)
  expect(line('{\n  "docs": [\n    "a" ] }', ['docs', 0], 'sidebars.json')).toBe(3)
  expect(line('const a = 1', ['title'])).toBeUndefined()
})
