import { expect, test } from 'vitest'
import { convertSite } from '../src/content/convert.ts'
import { textOf } from '../src/content/nodes.ts'
import { limitPages, measuredPage, scalePages, withHome } from '../src/content/select.ts'
import { siteOf } from './helpers.ts'

const { pages } = convertSite(
  siteOf({
    'api/commands/click.mdx': '[type](/api/commands/type) [start](/app/start)',
    'api/commands/type.mdx': 'Type',
    'app/a.mdx': 'A',
    'app/start.mdx': 'Start',
    'app/z.mdx': '---\ndraft: true\n---\nZ',
  }),
)
const routes = (list: { route: string }[]) => list.map(({ route }) => route)

test("drafts aren't included", () => {
  expect(routes(pages)).toEqual([
    '/api/commands/click',
    '/api/commands/type',
    '/app/a',
    '/app/start',
  ])
})

test('the measured page is click, another command, or the first page', () => {
  expect(measuredPage(pages).route).toBe('/api/commands/click')
  expect(measuredPage(pages.slice(1)).route).toBe('/api/commands/type')
  expect(measuredPage(pages.slice(2)).route).toBe('/app/a')
  expect(() => measuredPage([])).toThrow('no pages')
})

test('a limit keeps the measured page and a neighbor, and unlinks the rest', () => {
  const limited = limitPages(pages, 2)
  expect(routes(limited)).toEqual(['/api/commands/click', '/api/commands/type'])
  const [paragraph] = limited[0]?.nodes ?? []
  expect(paragraph?.children?.map(({ type }) => type)).toEqual(['link', 'text', 'text'])
  expect(textOf(paragraph ?? { type: 'none' })).toBe('type start')
})

test('copies have separate folders and links', () => {
  const scaled = scalePages(pages, 3)
  expect(scaled).toHaveLength(12)
  const copy = scaled.find(({ route }) => route === '/copy-3/api/commands/click')
  expect(copy?.section).toBe('copy-3/api')
  expect(copy?.nodes[0]?.children?.[0]?.url).toBe('/copy-3/api/commands/type')
})

test('a home page is added if there is none', () => {
  const home = withHome(pages)
  expect(home).toHaveLength(5)
  expect(home[0]?.route).toBe('/')
  expect(withHome(home)).toBe(home)
})
