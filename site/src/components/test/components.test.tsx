import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fillMessages } from '../../../../packages/docent/src/shared/messages/placeholders.ts'
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

vi.mock('docent', async (original) => ({
  ...(await original<object>()),
  usePage: () => page,
  island: (component: unknown) => component,
}))
vi.mock('../../../data/options.ts', () => ({
  sharedOptions: {
    force: { type: 'boolean', default: 'false', description: 'Skip the `checks`.', since: '1.0.0' },
    timeout: { type: 'number', config: 'defaultCommandTimeout', description: 'How long to wait.' },
  },
}))

const html = (node: ReactNode): string => renderToStaticMarkup(node)
/** The text of the line about the only field, and its description. */
const field = (node: ReactNode): (string | undefined)[] => {
  const [, line = '', description] =
    /<dt>(.*)<\/dt><dd>(.*)<\/dd>/.exec(html(<Options>{node}</Options>)) ?? []
  return [fillMessages(line.replaceAll(/<[^>]*>/g, ''), (key) => key), description]
}

beforeEach(() => {
  delete page.extra
})

describe('Option', () => {
  it("uses the shared options' data", () => {
    expect(field(<Option name="force" />)).toEqual([
      'force boolean fields.default false Since 1.0.0',
      'Skip the <code>checks</code>.',
    ])
  })

  it('links a default from the configuration and shows its value', () => {
    expect(field(<Option name="timeout" />)[0]).toBe(
      'timeout number fields.default 4000 from defaultCommandTimeout',
    )
    expect(html(<Option name="timeout" config="pageLoadTimeout" />)).toContain(
      '<code>60000</code> from <a href="/app/references/configuration#pageloadtimeout"><code>pageLoadTimeout</code></a>',
    )
    expect(() => html(<Option name="timeout" config="pageTimeout" />)).toThrow('"pageTimeout"')
    expect(field(<Option name="timeout" default={0} />)[0]).toBe('timeout number fields.default 0')
  })

  it("describes an option that isn't shared", () => {
    expect(
      field(
        <Option name="cache" type="string | boolean" required>
          What to keep.
        </Option>,
      ),
    ).toEqual(['cache string | boolean fields.required', 'What to keep.'])
    expect(field(<Option name="force">Other words.</Option>)[1]).toBe('Other words.')
  })

  it('can be linked to, even on a page with several lists', () => {
    expect(html(<Option name="force" />)).toMatch(/^<div id="option-force".*href="#option-force"/)
    const grouped = html(
      <Options group="route">
        {'\n'}
        <Option name="force" />
        {'\n'}
      </Options>,
    )
    expect(grouped).toContain('<div id="option-route-force"')
  })

  it('folds the properties of a value', () => {
    const nested = html(
      <Option name="force">
        <Options group="force" summary="1 property">
          <Option name="timeout" />
        </Options>
      </Option>,
    )
    expect(nested).toContain('<dd><details class="fields-more"><summary>1 property</summary>')
    expect(nested).toContain('<div id="option-force-timeout"')
  })

  it('reports missing properties', () => {
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

  it("doesn't repeat that something was added", () => {
    page.extra = { since: '3.1.0', history: [{ version: '3.1.0', change: 'First version.' }] }
    expect(html(<History />).match(/3\.1\.0<\/th>/g)).toHaveLength(1)
  })

  it('reports missing front matter', () => {
    expect(() => html(<History />)).toThrow('needs `history` or `since`')
    page.extra = { history: [{ version: 12, change: 'x' }] }
    expect(() => html(<History />)).toThrow('must be a list')
  })
})

describe('Since', () => {
  it("shows its own version or the page's", () => {
    page.extra = { since: '3.1.0' }
    expect(html(<Since />)).toBe(
      '<span class="since" data-since="3.1.0" data-search-ignore="">Since 3.1.0</span>',
    )
    expect(html(<Since version="4.0.0" />)).toContain('Since 4.0.0')
  })
})

describe('Status', () => {
  it("shows the word next to an icon that isn't announced", () => {
    expect(html(<Status value="flaky" />)).toMatch(
      /^<span class="status status--flaky"><svg .*aria-hidden="true".*<\/svg> flaky<\/span>$/,
    )
    expect(html(<Status value="flaky">Flaked twice</Status>)).toContain('Flaked twice')
  })

  // @covers 9.17
  it('has eleven icons that differ in shape', () => {
    const icons = Object.keys(statuses).map((value) =>
      html(<Status value={value as StatusName} />).replace(/.*<svg(.*)<\/svg>.*/, '$1'),
    )
    expect(new Set(icons).size).toBe(11)
  })

  it("rejects a word that isn't a status", () => {
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

it('provides every component under the name of its file', () => {
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
