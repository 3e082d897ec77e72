import { expect, test } from 'vitest'
import { routeOf } from '../src/content/convert.ts'
import { convert } from './helpers.ts'

const docs = { 'api/other.mdx': '## There', 'app/start.mdx': '---\nslug: /begin\n---\n' }

test.each([
  ['a route', '[x](/api/other)', '[x](/api/other)'],
  ['a route with an anchor', '[x](/api/other#there)', '[x](/api/other)'],
  ['a file', '[x](./other.mdx#there)', '[x](/api/other)'],
  ['a file with a slug', '[x](../app/start.mdx)', '[x](/begin)'],
  ['a route that does not exist', '[the `x`](/api/later)', 'the `x`'],
  ['another site', '[x](https://a.example/b)', '[x](https://a.example/b)'],
  ['a definition', '[x][o]\n\n[o]: /api/other', '[x](/api/other)'],
  ['a heading of the page', '[x](#my-part)\n\n## My part', '[x](#my-part)\n\n## My part'],
  ['a heading with an id of its own', '[x](#id)\n\n## My part {#id}', 'x\n\n## My part'],
  ['an unknown heading', '[x](#nowhere)', 'x'],
])('a link to %s', (_, source, expected) => {
  expect(convert(source, { docs })).toBe(expected)
})

test.each([
  ['api/commands/click.mdx', undefined, '/api/commands/click'],
  ['api/index.md', undefined, '/api'],
  ['index.mdx', undefined, '/'],
  ['api/lodash.mdx', '_', '/api/_'],
  ['api/lodash.mdx', '/x/y/', '/x/y'],
])('the route of %s with slug %s', (file, slug, route) => {
  expect(routeOf(file, slug)).toBe(route)
})
