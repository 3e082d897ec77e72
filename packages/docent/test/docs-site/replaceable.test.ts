import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { components } from '../../src/config/components.ts'
import { withSources } from '../public-surface/sources.ts'

const PACKAGE = join(import.meta.dirname, '../..')
const GUIDE = join(PACKAGE, 'docs-site/docs/guide/replacing-components.md')

/** Props that docent declares, by component. */
const props = withSources(
  join(import.meta.dirname, '../public-surface/tsconfig.json'),
  ({ checker, exportsOf }) => {
    const exported = exportsOf(join(PACKAGE, 'src/theme/originals.ts'))
    return [...exported].map(([name, symbol]): [string, string[]] => {
      const type = checker.getTypeOfSymbol(checker.getAliasedSymbol(symbol))
      const [signature] = type ? checker.getSignaturesOfType(type, 0) : []
      const [parameter] = signature?.getParameters() ?? []
      const given = parameter && checker.getTypeOfSymbol(parameter)
      const own = given ? checker.getPropertiesOfType(given) : []
      const names = own
        .filter(({ declarations }) =>
          declarations.some(({ path }) => !path.includes('/node_modules/')),
        )
        .map((property) => property.name)
      return [name, names]
    })
  },
)

/** What the option's doc comment says about each component. */
const comments = Object.fromEntries(
  [
    ...readFileSync(join(PACKAGE, 'src/config/components.ts'), 'utf8').matchAll(
      /\/\*\* (.+?)\. Default: docent's\. @example '[^']+' \*\/\s+(\w+): replacement/g,
    ),
  ].map(([, text = '', name = '']) => [name, text]),
)

const rows = readFileSync(GUIDE, 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name, text, given] = /^\| `([A-Z]\w+)` \| (.+) \| (.+) \|$/.exec(line) ?? []
    return name === undefined ? [] : [{ name, text, given }]
  })

test('the option has the same names as the exports of originals', () => {
  expect(props.map(([name]) => name).sort()).toEqual(Object.keys(components.shape).sort())
})

test('the guide describes each component as its option does', () => {
  expect(Object.fromEntries(rows.map(({ name, text }) => [name, text]))).toEqual(comments)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(components.shape))
})

test('the guide lists the props of each component', () => {
  const described = rows.map(({ name, given = '' }) => [
    name,
    [...given.matchAll(/`(\w+)`/g)].map(([, prop = '']) => prop),
  ])
  const sorted = props.toSorted(([a], [b]) => a.localeCompare(b))
  expect(described).toEqual(sorted)
})
