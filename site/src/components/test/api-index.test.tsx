import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { apiIndex, type ApiEntry } from '../../../data/api-index.ts'
import ApiGroup from '../ApiGroup.tsx'

const docs = join(import.meta.dirname, '../../../docs')
const entries: ApiEntry[] = Object.values(apiIndex).flat()
const pages = new Set(entries.map(({ href }) => href.replace(/#.*/, '')))

/** Sources of all pages below docs/api by their routes. */
const sources = new Map(
  ['commands', 'cypress-api', 'node-events', 'utilities'].flatMap((folder) =>
    readdirSync(join(docs, 'api', folder))
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => {
        const source = readFileSync(join(docs, 'api', folder, file), 'utf8')
        const slug = /^slug: (\S+)$/m.exec(source)?.[1]
        return [slug ?? `/api/${folder}/${file.slice(0, -'.mdx'.length)}`, source] as const
      }),
  ),
)
const routes = [...sources.keys()]

describe('The index of the API', () => {
  it('names every page of the section', () => {
    expect(routes.filter((route) => !pages.has(route))).toEqual([])
  })

  it('links only to pages', () => {
    expect([...pages].filter((route) => !routes.includes(route))).toEqual([])
  })

  it('links to existing rows', () => {
    for (const { href } of entries.filter(({ href }) => href.includes('#'))) {
      const [route = '', id = ''] = href.split('#')
      const file = join(docs, `${route}.mdx`)
      expect(existsSync(file) && readFileSync(file, 'utf8'), href).toContain(`id="${id}"`)
    }
  })

  it('lists each entry once, in one short line', () => {
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length)
    for (const { name, summary } of entries) {
      expect(summary.length, name).toBeLessThan(90)
      expect(summary, name).toMatch(/\.$/)
    }
  })

  it('is shown completely on its page', () => {
    const page = readFileSync(join(docs, 'api/table-of-contents.mdx'), 'utf8')
    const shown = [...page.matchAll(/<ApiGroup name="(\w+)"/g)].map((match) => match[1])
    expect(shown).toEqual(Object.keys(apiIndex))
  })

  it('has the version of each page', () => {
    // Its page is about addQuery(), too, which is older.
    const later: Record<string, string> = { 'Cypress.Commands.overwriteQuery()': '12.6.0' }
    for (const { href, name, since } of entries.filter((entry) => !entry.href.includes('#'))) {
      const version = later[name] ?? /^since: (\S+)$/m.exec(sources.get(href) ?? '')?.[1]
      expect(since, name).toBe(version)
    }
  })

  it('shows only for commands whether they retry', () => {
    for (const { name, href, retries } of entries)
      expect(retries !== undefined, name).toBe(href.startsWith('/api/commands/'))
  })
})

describe('ApiGroup', () => {
  it('renders commands with kind and retries', () => {
    const html = renderToStaticMarkup(<ApiGroup name="assert" label="Command" />)
    expect(html).toContain('<tr data-kind="assertion"')
    expect(html).toContain('<a href="/api/commands/should"><code>.should()</code></a>')
    expect(html).toContain('<td>Assertion</td><td>Yes</td>')
  })

  it('renders events without kind and retries', () => {
    const html = renderToStaticMarkup(<ApiGroup name="events" label="Event" />)
    expect(html).not.toContain('Retries')
    expect(html).toContain('End-to-end tests only.')
  })

  it('reports an unknown group', () => {
    expect(() => renderToStaticMarkup(<ApiGroup name={'none' as 'find'} label="" />)).toThrow(
      /Unknown group "none"/,
    )
  })
})
