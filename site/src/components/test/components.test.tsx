import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import components from '../../mdx-components.ts'
import History from '../History.tsx'
import Kbd from '../Kbd.tsx'
import Option from '../Option.tsx'
import Options from '../Options.tsx'
import Since from '../Since.tsx'
import Status from '../Status.tsx'
import StatusLegend from '../StatusLegend.tsx'
import { statuses, type StatusName } from '../parts/statuses.ts'

const page = vi.hoisted((): { extra?: Record<string, unknown> } => ({}))

vi.mock('docent', () => ({ usePage: () => page, island: (component: unknown) => component }))
vi.mock('../../../data/options.ts', () => ({
  sharedOptions: {
    force: { type: 'boolean', default: 'false', description: 'Skip the `checks`.', since: '1.0.0' },
    timeout: { type: 'number', config: 'defaultCommandTimeout', description: 'How long to wait.' },
  },
}))

const html = (node: ReactNode): string => renderToStaticMarkup(node)
/** Cells of the only row. */
const cells = (node: ReactNode): string[] =>
  [...html(<Options>{node}</Options>).matchAll(/<td[^>]*>(.*?)<\/td>/g)].map((match) =>
    (match[1] ?? '').replaceAll('<wbr/>', ''),
  )

beforeEach(() => {
  delete page.extra
})

describe('Option', () => {
  it('takes everything from the shared options', () => {
    expect(cells(<Option name="force" />)).toEqual([
      '<code>boolean</code>',
      '<code>false</code>',
      'Skip the <code>checks</code>.',
    ])
    expect(html(<Option name="force" />)).toContain('Since 1.0.0')
  })

  it('links a default that the configuration gives, and shows its value', () => {
    expect(cells(<Option name="timeout" />)[1]).toBe(
      '<a href="/app/references/configuration#defaultcommandtimeout"><code>defaultCommandTimeout</code></a> (<code>4000</code>)',
    )
    expect(cells(<Option name="timeout" config="pageLoadTimeout" />)[1]).toBe(
      '<a href="/app/references/configuration#pageloadtimeout"><code>pageLoadTimeout</code></a> (<code>60000</code>)',
    )
    expect(() => html(<Option name="timeout" config="pageTimeout" />)).toThrow('"pageTimeout"')
    expect(cells(<Option name="timeout" default={0} />)[1]).toBe('<code>0</code>')
  })

  it('describes an option of its own', () => {
    expect(
      cells(
        <Option name="cache" type="string | boolean" required>
          What to keep.
        </Option>,
      ),
    ).toEqual(['<code>string | boolean</code>', 'required', 'What to keep.'])
    expect(cells(<Option name="force">Other words.</Option>)[2]).toBe('Other words.')
  })

  it('can be linked, also where a page has several tables', () => {
    expect(html(<Option name="force" />)).toMatch(/^<tr id="option-force".*href="#option-force"/)
    const grouped = html(
      <Options group="route">
        {'\n'}
        <Option name="force" />
        {'\n'}
      </Options>,
    )
    expect(grouped).toContain('<tr id="option-route-force"')
  })

  it('names what is missing', () => {
    expect(() => html(<Option name="cash">Text.</Option>)).toThrow('Option "cash" is not shared')
    expect(() => html(<Option name="cash" type="string" />)).toThrow('has no description')
  })
})

describe('History', () => {
  it('renders the front matter, newest first, and ends with the first version', () => {
    page.extra = {
      since: '3.1.0',
      history: [
        { version: '9.0.0', change: 'Removed `x`.' },
        { version: '12.4.0', change: 'Added **y**.' },
      ],
    }
    const rows = [...html(<History />).matchAll(/<tr data-since="(.*?)">.*?<td>(.*?)<\/td>/g)]
    expect(rows.map((row) => row.slice(1))).toEqual([
      ['12.4.0', 'Added <strong>y</strong>.'],
      ['9.0.0', 'Removed <code>x</code>.'],
      ['3.1.0', 'Added.'],
    ])
  })

  it('does not say twice that something was added', () => {
    page.extra = { since: '3.1.0', history: [{ version: '3.1.0', change: 'First version.' }] }
    expect(html(<History />).match(/3\.1\.0<\/th>/g)).toHaveLength(1)
  })

  it('asks for what it needs', () => {
    expect(() => html(<History />)).toThrow('needs `history` or `since`')
    page.extra = { history: [{ version: 12, change: 'x' }] }
    expect(() => html(<History />)).toThrow('must be a list')
  })
})

describe('Since', () => {
  it('shows its own version or that of the page', () => {
    page.extra = { since: '3.1.0' }
    expect(html(<Since />)).toBe(
      '<span class="since" data-since="3.1.0" data-search-ignore="">Since 3.1.0</span>',
    )
    expect(html(<Since version="4.0.0" />)).toContain('Since 4.0.0')
  })
})

describe('Status', () => {
  it('shows the word beside a silent icon', () => {
    expect(html(<Status value="flaky" />)).toMatch(
      /^<span class="status status--flaky"><svg .*aria-hidden="true".*<\/svg> flaky<\/span>$/,
    )
    expect(html(<Status value="flaky">Flaked twice</Status>)).toContain('Flaked twice')
  })

  it('has eleven icons that differ in shape', () => {
    const icons = Object.keys(statuses).map((value) =>
      html(<Status value={value as StatusName} />).replace(/.*<svg(.*)<\/svg>.*/, '$1'),
    )
    expect(new Set(icons).size).toBe(11)
  })

  it('refuses a word that is no status', () => {
    expect(() => html(<Status value={'green' as StatusName} />)).toThrow('Unknown status "green"')
  })

  it('explains all states or some', () => {
    expect(html(<StatusLegend />).match(/<tr>/g)).toHaveLength(12)
    expect(html(<StatusLegend values={['passed']} />).match(/<tr>/g)).toHaveLength(2)
  })
})

it('renders a combination of keys', () => {
  expect(html(<Kbd>Ctrl+K</Kbd>)).toBe('<kbd class="kbd"><kbd>Ctrl</kbd>+<kbd>K</kbd></kbd>')
})

it('offers every component under the name of its file', () => {
  expect(Object.keys(components)).toEqual(
    expect.arrayContaining([
      'History',
      'Kbd',
      'Option',
      'Options',
      'Since',
      'Status',
      'StatusLegend',
    ]),
  )
})
