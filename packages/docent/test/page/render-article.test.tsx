import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import type { PageData } from '../../src/shared/records/page-data.ts'
import { island } from '../../src/theme/island.tsx'
import type { SiteData } from '../../src/shared/records/site-data.ts'
import { evaluatePage, type MdxComponents } from '../../src/page/evaluate.tsx'
import { renderArticle } from '../../src/page/render-article.tsx'

const page = { route: '/a', title: 'A' } as PageData
const site = { title: 'Site' } as SiteData

function render(code: string, components: MdxComponents = {}, names = new Map<unknown, string>()) {
  const { Content } = evaluatePage(code, {})
  return renderArticle({ Content, components, page, site, islandNames: names })
}
const body = (jsx: string): string =>
  `const { jsx, jsxs, Fragment, useMDXComponents } = arguments[0]; return { default: () => { const { DocentStatic, Box, Inner, Outer } = useMDXComponents(); return ${jsx} } }`

const Outer = island(function Outer({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <section>
      {label}
      {children}
    </section>
  )
})
const Inner = island(function Inner() {
  return <button type="button">Press</button>
})
const names = new Map<unknown, string>([
  [Outer, 'Outer'],
  [Inner, 'Inner'],
])
const components = { Outer, Inner } as unknown as MdxComponents

describe('renderArticle', () => {
  test("doesn't change finished HTML", () => {
    const html = '<p data-x="1">a &amp; b {c}</p>'
    expect(render(body(`jsx(DocentStatic, { html: ${JSON.stringify(html)} })`)).html).toBe(html)
  })

  test('keeps private-use characters of the page', () => {
    const text = '\uE0000\uE001'
    const content = `jsxs("p", { children: [jsx(DocentStatic, { html: "a" }), ${JSON.stringify(text)}] })`
    expect(render(body(content)).html).toBe(`<p>a${text}</p>`)
  })

  test('renders a nested island inside the slot of the outer one', () => {
    const { html, islands } = render(
      body('jsx(Outer, { label: "L", children: jsx("p", { children: jsx(Inner, {}) }) })'),
      components,
      names,
    )
    expect(html).toBe(
      '<docent-island name="Outer" props="{&quot;label&quot;:&quot;L&quot;}" when="visible" prefix="i1"><section>L<docent-slot><p>' +
        '<docent-island name="Inner" props="{}" when="visible" prefix="i2"><button type="button">Press</button></docent-island>' +
        '</p></docent-slot></section></docent-island>',
    )
    expect(islands).toEqual(['Outer', 'Inner'])
  })

  test('rejects props that JSON would lose', () => {
    expect(() => render(body('jsx(Outer, { label: () => 1 })'), components, names)).toThrow(
      'Island "Outer" was given a function as "label": its props must be serializable as JSON.',
    )
  })

  test("rejects islands that aren't in the islands folder", () => {
    expect(() => render(body('jsx(Inner, {})'), components, new Map())).toThrow('islands folder')
  })
})
