import { describe, expect, it } from 'vitest'
import { compareConfiguration, compareObjects, compareOptions } from '../api/compare-fields.ts'
import { compareFlags } from '../api/compare-flags.ts'
import { compareEvents } from '../api/compare-events.ts'
import { compareMembers } from '../api/compare-members.ts'
import { compareMethods } from '../api/compare-methods.ts'
import { readTables } from '../api/page-tables.ts'
import { parseShapes } from '../api/shapes.ts'
import type { Published } from '../api/published.ts'
import type { Documented, IndexEntry, Setting } from '../api/documented.ts'
import type { Comparison } from '../api/findings.ts'

const published: Published = {
  methods: ['click', 'visit'],
  members: ['Cypress.dom', 'Cypress.dom.isVisible', 'Cypress.version'],
  exports: ['Chainable'],
  events: ['fail'],
  nodeEvents: ['after:run'],
  options: [
    { subject: 'cy.click', name: 'force', shapes: parseShapes('boolean') },
    { subject: 'cy.click', name: 'ctrlKey', shapes: parseShapes('boolean') },
    { subject: 'cy.click', name: 'controlKey', shapes: parseShapes('boolean') },
  ],
  objects: [{ subject: 'Cypress.Cookie', name: 'name', shapes: parseShapes('string') }],
  configuration: [{ subject: 'configuration', name: 'baseUrl', shapes: parseShapes('string') }],
  runtime: [{ subject: 'configuration', name: 'arch', shapes: parseShapes('string') }],
  overridable: ['baseUrl'],
}

const documented = (pages: Record<string, string[]>, rest: Partial<Documented> = {}) => ({
  pages: Object.entries(pages).map(([file, lines]) =>
    readTables(lines.join('\n'), `site/docs/${file}.mdx`),
  ),
  index: [],
  configuration: [],
  flags: [],
  shared: {
    ctrlKey: { type: 'boolean', description: 'Hold it. Alias: `controlKey`.' },
    log: { type: 'boolean', description: 'Show it.' },
  },
  ...rest,
})

const told = ({ findings }: Comparison) =>
  findings.map(({ problem, entry, line }) => `${problem} ${entry}:${line}`)

const entry = (name: string, href = '', kind: IndexEntry['kind'] = 'event'): IndexEntry => ({
  name,
  href,
  kind,
  file: 'index',
  line: 7,
})
const click = ['---', 'title: click', '---', '```syntax', '.click()', '```']

describe('compareMethods', () => {
  it('requires a page, a call form, and an entry in the index for each method, and a method for each page', () => {
    const site = documented(
      {
        'api/commands/click': click,
        'api/commands/clck': ['---', 'title: clck', '---'],
        'api/commands/tap': ['---', 'title: tap', 'since: 16.0.0', '---'],
      },
      { index: [entry('.click()')] },
    )
    const comparison = compareMethods(published, site, '15.3.0')
    expect(told(comparison)).toEqual(['undocumented cy.visit:1', 'unpublished cy.clck:1'])
    expect(comparison.findings[0]?.message).toContain('Write the page')
  })
})

describe('compareMembers', () => {
  it("finds members in call forms and rows, and reports those that don't exist", () => {
    const site = documented({
      'api/cypress-api/dom': [
        '```syntax',
        'Cypress.dom.isAttached()',
        '```',
        'Not `Cypress.dom.isVisble()`, `Cypress.nope` or `Cypress.Chainable`.',
        '| Function | Does |',
        '| --- | --- |',
        '| `isVisible(element)` | Looks |',
      ],
    })
    expect(told(compareMembers(published, site, '15.3.0'))).toEqual([
      'undocumented Cypress.version:1',
      'unpublished Cypress.dom.isVisble:4',
      'unpublished Cypress.nope:4',
    ])
  })
})

describe('compareEvents', () => {
  it('requires a row and an entry for each event, and an event for each of those', () => {
    const site = documented(
      {
        'api/cypress-api/catalog-of-events': [
          '| Event | Fires when |',
          '| --- | --- |',
          '| `fial` | A test fails |',
        ],
        'api/node-events/after-run-api': ['`after:run`'],
      },
      { index: [entry('fail'), entry('after:run'), entry('after:rnu')] },
    )
    expect(told(compareEvents(published, site))).toEqual([
      'undocumented fail:1',
      'unpublished fial:3',
      'unpublished after:rnu:7',
    ])
  })
})

describe('compareOptions', () => {
  it('finds missing, unknown, and wrongly typed options with their lines', () => {
    const site = documented({
      'api/commands/click': [
        ...click,
        '<Options>',
        '  <Option name="force" type="string">Act.</Option>',
        '  <Option name="log" />',
        '  <Option name="next" type="string" since="15.4.0">Newer.</Option>',
        '</Options>',
      ],
    })
    const comparison = compareOptions(published, site, '15.3.0')
    expect(told(comparison)).toEqual([
      'undocumented cy.click.ctrlKey:7',
      'undocumented cy.click.controlKey:7',
      'type cy.click.force:8',
      'unpublished cy.click.log:9',
    ])
    expect(comparison.findings[2]?.message).toContain('"force" is "boolean"')
  })

  it("reads an alias from the option's description", () => {
    const site = documented({
      'api/commands/click': [...click, '<Options>', '<Option name="ctrlKey" />', '</Options>'],
    })
    expect(told(compareOptions(published, site, '15.3.0'))).toEqual([
      'undocumented cy.click.force:7',
    ])
  })
})

describe('compareObjects', () => {
  const table = ['## Yields', '| Property | Type |', '| --- | --- |', '| `nmae` | `string` |']
  const map = [{ page: 'api/commands/getcookie', heading: 'Yields', type: 'Cypress.Cookie' }]

  it('compares a table with the type in the map', () => {
    const site = documented({ 'api/commands/getcookie': table })
    expect(told(compareObjects(published, site, '15.3.0', map))).toEqual([
      'undocumented Cypress.Cookie.name:2',
      'unpublished Cypress.Cookie.nmae:4',
    ])
  })

  it('reports a table that the map lacks, and a map entry without a table', () => {
    const site = documented({ 'api/commands/getcookie': table })
    expect(told(compareObjects(published, site, '15.3.0', []))).toEqual([
      'unmapped api/commands/getcookie Yields:2',
    ])
    const wrong = [{ page: 'api/commands/getcookie', heading: 'Gives', type: 'Cypress.Cookie' }]
    expect(() => compareObjects(published, site, '15.3.0', wrong)).toThrow(/no table .* "Gives"/)
  })
})

describe('compareConfiguration', () => {
  it('compares names, types, and who may change a setting', () => {
    const location = { file: 'configuration.ts', line: 3 }
    const configuration: Setting[] = [
      { name: 'baseUrl', type: 'number', override: 'project', ...location },
      { name: 'arch', type: 'string', override: 'none', ...location },
      { name: 'basePath', type: 'string', override: 'none', ...location },
      { name: 'future', type: 'string', override: 'test', since: '16.0.0', ...location },
    ]
    const comparison = compareConfiguration(published, documented({}, { configuration }), '15.3.0')
    expect(told(comparison)).toEqual([
      'type configuration.baseUrl:3',
      'unpublished configuration.basePath:3',
      'override configuration.baseUrl:3',
    ])
  })
})

describe('compareFlags', () => {
  it('compares flags and their short forms', () => {
    const location = { file: 'cli.ts', line: 5, command: 'run' }
    const flags = [
      { flag: '--key', alias: '-q', ...location },
      { flag: '--kee', ...location },
      { flag: '--new', since: '15.4.0', ...location },
    ]
    const help = [
      { command: 'run', flag: '--key', alias: '-k' },
      { command: 'run', flag: '--tag' },
    ]
    expect(told(compareFlags(help, documented({}, { flags }), '15.3.0'))).toEqual([
      'type cypress run --key:5',
      'undocumented cypress run --tag:1',
      'unpublished cypress run --kee:5',
    ])
  })
})
