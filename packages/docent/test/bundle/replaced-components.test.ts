import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docent, type Run } from '../support/docent.ts'
import { startDev } from '../support/dev.ts'
import { eventually } from '../support/eventually.ts'
import { type FixtureSite, writtenSite } from '../support/fixtures.ts'

const SITE = {
  'docs/index.md': '---\ntitle: Home\n---\n\nHome.\n',
  'docs/guide.mdx': '# Guide\n\nWith a <Counter start={1} />.\n',
  'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'src/islands/Counter.tsx': `import { useState } from 'react'
import { island } from 'docent'
import { Icon } from 'docent/theme'
function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start)
  return <button onClick={() => setCount(count + 1)}><Icon name="check" />{count}</button>
}
export default island(Counter)`,
  'src/theme/Footer.tsx': `import { Footer as Original, usePage } from 'docent/theme'
import Counter from '../islands/Counter.tsx'
import './Footer.css'
export default function Footer() {
  return <><Original /><p className="own-footer">Below {usePage().title} <Counter start={3} /></p></>
}`,
  'src/theme/Footer.css': '.own-footer { color: rebeccapurple }',
  'src/theme/Logo.tsx': `import type { PropsOf } from 'docent/theme'
export default function Logo({ logo }: PropsOf<'Logo'>) {
  return <img className="own-logo" src={logo.src} alt={logo.alt} />
}`,
  'src/theme/Pagination.tsx': `export default () => <p className="own-pagination">Next</p>`,
}
const OPTIONS = `
navbar: { logo: { src: 'logo.svg', alt: 'Trial' } },
footer: { copyright: 'Copyright Trial', logo: { src: 'logo.svg', alt: 'Trial' } },`

const replaced = (components: Record<string, string>): string =>
  `${OPTIONS} components: ${JSON.stringify(components)},`

const OWN = replaced({
  Footer: 'src/theme/Footer.tsx',
  Logo: './src/theme/Logo.tsx',
  Pagination: 'src/theme/Pagination.tsx',
})

describe('components of the shell that a site replaces', () => {
  let site: FixtureSite
  beforeAll(async () => {
    site = await writtenSite(SITE, OWN)
    expect((await docent(['build', '--site', site.dir])).stderr).toBe('')
  })
  afterAll(() => site.delete())

  test('can render the original, use hooks and islands, and have styles', async () => {
    const html = await site.read('dist/guide/index.html')
    expect(html).toContain('Copyright Trial')
    expect(html).toMatch(/<p class="own-footer">Below <!-- -->Guide<!-- --> <button>/)
    expect(html).toContain('<p class="own-pagination">Next</p>')
    expect(html).not.toContain('class="pagination"')
    const [, sheet] = /href="\/(assets\/[^"]+\.css)"/.exec(html) ?? []
    expect(await site.read(`dist/${sheet}`)).toContain('.own-footer{color:#639}')
  })

  test('take part in the originals of other components', async () => {
    const html = await site.read('dist/guide/index.html')
    // In the navbar, and in the original footer.
    expect([...html.matchAll(/<img class="own-logo"/g)]).toHaveLength(2)
  })

  test('are shown in dev, and follow changes', async () => {
    const dev = await startDev(site)
    try {
      const shown = (text: string): Promise<void> =>
        eventually(async () => expect((await dev.get('/guide')).body).toContain(text))
      await shown('<p class="own-footer">')
      expect((await dev.get('/guide')).body).toContain('Copyright Trial')
      const footer = await site.read('src/theme/Footer.tsx')
      await site.write('src/theme/Footer.tsx', footer.replace('Below', 'Under'))
      await shown('Under <!-- -->Guide')
      await site.write('src/theme/Footer.tsx', 'export default () => { throw new Error("Broken") }')
      await shown('The component in `components.Footer` failed on the page /guide: Broken')
      expect(dev.output()).toContain('src/theme/Footer.tsx')
      await site.write('src/theme/Footer.tsx', footer)
      await shown('Below <!-- -->Guide')
    } finally {
      dev.stop()
    }
  })
})

describe("navbar items of a site's own type", () => {
  const STATUS = {
    'src/Status.tsx': `export default function Status({ service, mobile }: { service: string; mobile: boolean }) {
  return <a href="https://status.example.com">{service}{mobile && ' (menu)'}</a>
}`,
  }
  const navbar = (options: string): string => `navbar: { ${options} },`

  test('are rendered by the component of the type', async () => {
    const types = `itemTypes: { 'custom-status': 'src/Status.tsx' }`
    const site = await writtenSite(
      STATUS,
      navbar(`items: [
        { type: 'custom-status', position: 'left', className: 'own', service: 'API' },
        { label: 'Code', href: 'https://example.com', position: 'left' },
      ], ${types}`),
    )
    try {
      expect((await docent(['build', '--site', site.dir])).stderr).toBe('')
      expect(await site.read('dist/index.html')).toContain(
        '<li class="navbar-item own"><a href="https://status.example.com">API</a></li><li class="navbar-item"><a',
      )
    } finally {
      await site.delete()
    }
  })

  test.each([
    ['', "`navbar.itemTypes`: { 'custom-status': 'src/navbar/Item.tsx' }"],
    [`itemTypes: { 'custom-status': 'src/Missing.tsx' }`, 'src/Missing.tsx'],
    [`itemTypes: { status: 'src/Status.tsx' }`, 'navbar.itemTypes'],
    [`itemTypes: { 'custom-status': 'src/Status.tsx' }, title: new Date()`, 'navbar.title'],
  ])('have to have a component: %s', async (types, text) => {
    const site = await writtenSite(STATUS, navbar(`items: [{ type: 'custom-status' }], ${types}`))
    try {
      expect((await docent(['check', '--site', site.dir])).stderr).toContain(text)
    } finally {
      await site.delete()
    }
  })

  test('have options that browsers can receive', async () => {
    const site = await writtenSite(
      STATUS,
      navbar(`items: [{ type: 'custom-status', run: () => 1 }],
        itemTypes: { 'custom-status': 'src/Status.tsx' }`),
    )
    try {
      const { stderr } = await docent(['check', '--site', site.dir])
      expect(stderr).toContain('navbar.items[0].run')
      expect(stderr).toContain('Use a value that JSON can represent')
    } finally {
      await site.delete()
    }
  })
})

describe('a replacement that fails', () => {
  async function build(files: Record<string, string>, options: string): Promise<Run> {
    const site = await writtenSite({ ...SITE, ...files }, options)
    try {
      return await docent(['build', '--site', site.dir])
    } finally {
      await site.delete()
    }
  }

  test('has no style attribute, which the policy would refuse, unless the site has no policy', async () => {
    const styled = {
      'src/theme/Footer.tsx': `export default () => <footer><p className="own" style={{ color: 'red' }}>Own</p></footer>`,
    }
    const { code, stderr } = await build(styled, OWN)
    expect(code).toBe(1)
    expect(stderr).toContain('[style-in-shell]')
    expect(stderr).toContain('refuses: <p class="own" style="color:red">')
    expect(stderr.match(/style-in-shell/g)).toHaveLength(1)
    expect((await build(styled, `${OWN} contentSecurityPolicy: false,`)).stderr).toBe('')
  })

  test("is a footer without a plugin's HTML, on any page", async () => {
    const notice = `plugins: [{ name: 'notice', slots: () => ({ footerEnd: '<p>Notice</p>' }) }],`
    const footer = (content: string): Record<string, string> => ({
      'src/theme/Footer.tsx': `import { Slot, usePage } from 'docent/theme'
export default function Footer() { return ${content} }`,
    })
    const lost = await build(footer('<footer>Own</footer>'), OWN + notice)
    expect(lost.code).toBe(1)
    expect(lost.stderr).toContain('[footer-without-slot]')
    expect(lost.stderr).toContain('/src/theme/Footer.tsx')
    expect(lost.stderr.match(/footer-without-slot/g)).toHaveLength(1)
    const some = `usePage().kind === 'doc' ? <Slot name="footerEnd" /> : null`
    expect((await build(footer(some), OWN + notice)).stderr).toMatch(
      /The footer on the page \/(?:404|search)\S* \(`components.Footer`\) leaves out what plugins add/,
    )
    const kept = footer('<footer><Slot name="footerEnd" /></footer>')
    expect((await build(kept, OWN + notice)).stderr).toBe('')
    expect((await build(footer('<footer>Own</footer>'), OWN)).stderr).toBe('')
  })

  test('stops the build with its name and its file', async () => {
    const { code, stderr } = await build(
      {
        'src/theme/Footer.tsx': `import Part from './Part.tsx'
export default () => <footer><Part /></footer>`,
        'src/theme/Part.tsx': `export default function Part() { return window.innerWidth }`,
      },
      OWN,
    )
    expect(code).toBe(1)
    expect(stderr).toContain('/src/theme/Footer.tsx')
    expect(stderr).toMatch(
      /The component in `components.Footer` failed on the page \/\w*: window is/,
    )
    // It fails on every page in the same way.
    expect(stderr.match(/replacement-failed/g)).toHaveLength(1)
    expect(stderr).toContain('or remove `components.Footer`')
  })

  test('in an article names the component, too', async () => {
    const { stderr } = await build(
      { 'src/Icon.tsx': `export default () => { throw new Error('No icon') }` },
      replaced({ Icon: 'src/Icon.tsx' }),
    )
    expect(stderr).toContain('/src/Icon.tsx')
    expect(stderr).toContain('The component in `components.Icon` failed on the page /')
    expect(stderr).toContain('No icon')
  })

  test('because it has no default export says so', async () => {
    const { stderr } = await build(
      { 'src/Logo.tsx': `export const Logo = () => null` },
      replaced({ Logo: 'src/Logo.tsx' }),
    )
    expect(stderr).toContain('/src/Logo.tsx')
    expect(stderr).toContain('The file has no default export, which has to be the component.')
  })

  test('because its file is missing, or because docent has no such component, is an option error', async () => {
    const missing = await build({}, replaced({ Footer: 'src/theme/Footer.jsx' }))
    expect(missing.stderr).toContain('components.Footer')
    expect(missing.stderr).toContain('src/theme/Footer.jsx')
    expect(missing.stderr).toContain('Fix: Did you mean "src/theme/Footer.tsx"?')
    const unknown = await build({}, replaced({ Fotter: 'src/theme/Footer.tsx' }))
    expect(unknown.stderr).toContain('Did you mean "Footer"?')
  })
})
