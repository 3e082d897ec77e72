import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ResultGroup, ResultsProduct } from '../../../data/results-api-shared.ts'
import { resultsApis } from '../../../data/results-api.ts'
import ResultFields from '../ResultFields.tsx'

const products = Object.keys(resultsApis) as ResultsProduct[]

const html = (product: ResultsProduct, group: string): string =>
  renderToStaticMarkup(<ResultFields product={product} group={group} />).replaceAll('<wbr/>', '')

const page = (product: ResultsProduct): string =>
  readFileSync(new URL(`../../../docs/${product}/results-api.mdx`, import.meta.url), 'utf8')

describe('ResultFields', () => {
  it('shows the path, the type, and the description of a field', () => {
    const table = html('ui-coverage', 'summary')
    expect(table).toContain('<div id="summary-viewcount"')
    expect(table).toContain('<code>summary.viewCount</code>')
    expect(table).toContain('</dfn> <code>number</code></dt>')
    expect(table).toContain('<a href="/ui-coverage/core-concepts/views">views</a>')
  })

  it('shows where an argument comes from', () => {
    const table = html('accessibility', 'arguments')
    expect(table).toMatch(/fields\.default.? <code>CYPRESS_RUN_TAG<\/code>/)
    expect(table).not.toContain('Optional')
  })

  it('marks a field that may be missing', () => {
    for (const product of products) {
      expect(html(product, 'run').match(/<span class="badge"[^>]*>Optional<\/span>/g)).toHaveLength(
        1,
      )
    }
  })

  it('reports unknown names', () => {
    expect(() => html('cloud' as ResultsProduct, 'run')).toThrow('Unknown product "cloud"')
    expect(() => html('ui-coverage', 'rules')).toThrow('Unknown group "rules". Known: arguments,')
  })
})

describe.each(products)('the data of %s', (product) => {
  const groups = Object.entries(resultsApis[product].groups)

  it('is completely on the page', () => {
    const tables = groups.map(([name]) => `<ResultFields product="${product}" group="${name}" />`)
    expect(tables.filter((table) => !page(product).includes(table))).toEqual([])
  })

  it('uses only types that exist', () => {
    const known = ['string', 'number', 'boolean', 'object', ...groups.map(([, { type }]) => type)]
    const used = groups.flatMap(([, { fields }]) =>
      fields.flatMap(({ type }) => type.replaceAll(/'[^']*'/g, '').match(/\w+/g) ?? []),
    )
    expect(used.filter((type) => !known.includes(type))).toEqual([])
  })

  it('matches the example on the page', () => {
    const [, json = ''] = /```json title="Example result"\n(.+?)\n```/s.exec(page(product)) ?? []
    const { run } = resultsApis[product].groups
    expect(
      mismatches(JSON.parse(json), run, new Map(groups.map(([, one]) => [one.type, one]))),
    ).toEqual([])
  })
})

/** Fields of an example that the data lacks, and fields of the data that the example lacks. */
function mismatches(
  example: Record<string, unknown>,
  group: ResultGroup,
  groups: Map<string, ResultGroup>,
): string[] {
  const names = group.fields.map(({ name }) => name)
  const wrong = Object.keys(example).filter((name) => !names.includes(name))
  return group.fields.reduce((all, { name, type }) => {
    const inner = groups.get(type.replace('[]', ''))
    const values = [example[name]].flat()
    if (inner) {
      return [
        ...all,
        ...values.flatMap((value) => mismatches(value as Record<string, unknown>, inner, groups)),
      ]
    }
    return values.every((value) => fits(value, type)) ? all : [...all, `${group.type}.${name}`]
  }, wrong)
}

function fits(value: unknown, type: string): boolean {
  return type.includes("'") ? type.includes(`'${String(value)}'`) : typeof value === type
}
