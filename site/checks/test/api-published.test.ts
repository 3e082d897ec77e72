import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseCommands, parseFlags, readFlags } from '../api/help.ts'
import { applyExceptions, countCoverage, findDrops } from '../api/judge.ts'
import type { Field } from '../api/field.ts'
import { readPublished } from '../api/published.ts'
import { writeShapes } from '../api/shapes.ts'
import type { Finding } from '../api/findings.ts'

const DECLARATIONS = `
declare namespace Cypress {
  interface Loggable { log: boolean }
  interface ClickOptions extends Loggable { position: 'top' | 'center'; delay: number | null }
  interface Chainable<S> {
    click(options?: Partial<ClickOptions>): Chainable<S>
    click(x: number, options: { force: boolean }): Chainable<S>
    on(action: 'fail', fn: () => void): void
  }
  interface Dom { isVisible(element: object): boolean }
  interface Cypress { dom: Dom; version: string; config(): object }
  interface Actions { (action: 'fail', fn: () => void): void; (action: 'url:changed', fn: () => void): void }
  interface PluginEvents { (action: 'task', tasks: object): void }
  interface ResolvedConfigOptions { baseUrl: string | null; hosts: Record<string, string>[] }
  interface EndToEndConfigOptions { baseUrl?: string }
  interface ComponentConfigOptions { devServer: (() => void) | 'vite' }
  interface RuntimeConfigOptions { arch: string }
  interface SuiteConfigOverrides { baseUrl?: string }
  interface TestConfigOverrides { hosts?: object }
}
`
let folder = ''
let file = ''

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'published-'))
  file = path.join(folder, 'types.d.ts')
  writeFileSync(file, DECLARATIONS)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('readPublished', () => {
  it('reads each method once, the options of all overloads, members, events, and settings', () => {
    const published = readPublished(['Cypress.Loggable | Cypress.Dom'], [file])
    const show = (fields: Field[]) =>
      fields.map(({ subject, name, shapes }) => `${subject}.${name}: ${writeShapes(shapes)}`)
    expect(published.methods).toEqual(['click', 'on'])
    expect(show(published.options).sort()).toEqual([
      'cy.click.delay: null | number',
      'cy.click.force: boolean',
      'cy.click.log: boolean',
      "cy.click.position: 'center' | 'top'",
    ])
    expect(published.members).toEqual([
      'Cypress.dom',
      'Cypress.dom.isVisible',
      'Cypress.version',
      'Cypress.config',
    ])
    expect(published.events).toEqual(['fail', 'url:changed'])
    expect(published.nodeEvents).toEqual(['task'])
    expect(published.objects.map(({ name }) => name).sort()).toEqual(['isVisible', 'log'])
    expect(show(published.configuration)).toEqual([
      'configuration.baseUrl: null | string',
      'configuration.hosts: object[]',
      "configuration.devServer: 'vite' | function",
    ])
    expect(published.overridable).toEqual(['baseUrl', 'hosts'])
  })

  it("fails for a type that doesn't exist", () => {
    expect(() => readPublished(['Cypress.Nope'], [file])).toThrow(/types changed: .*Nope/)
  })
})

describe('help', () => {
  it('reads commands, flags, short forms, and subcommands', () => {
    expect(parseCommands('Options:\n  -h, --help  x\n\nCommands:\n  run [options]  y\n')).toEqual([
      'run',
    ])
    expect(
      parseFlags(
        'cache',
        '  list        list it\n  -k, --key <key>  a\n                   --not a flag\n',
      ),
    ).toEqual([
      { command: 'cache', flag: 'list' },
      { command: 'cache', flag: '--key', alias: '-k' },
    ])
  })

  it('runs the installed executable', async () => {
    expect(await readFlags()).toContainEqual({ command: 'run', flag: '--spec', alias: '-s' })
  })
})

describe('judge', () => {
  const gap: (entry: string) => Finding = (entry) => ({
    problem: 'undocumented',
    kind: 'methods',
    entry,
    file: 'a',
    line: 1,
    message: '',
  })

  it('removes exceptions and reports the unnecessary ones', () => {
    const { errors, needless } = applyExceptions(
      [gap('cy.now'), gap('cy.get.a'), gap('cy.click')],
      [
        { problem: 'undocumented', reason: 'internal', entries: ['cy.now', 'cy.*.a', 'cy.old'] },
        { problem: 'type', reason: 'another problem', entries: ['cy.click'] },
      ],
    )
    expect(errors.map(({ entry }) => entry)).toEqual(['cy.click'])
    expect(needless).toEqual([
      { entry: 'cy.old', problem: 'undocumented' },
      { entry: 'cy.click', problem: 'type' },
    ])
  })

  it('counts a gap with a reason as a gap, and reports when the coverage falls', () => {
    const figures = countCoverage([{ kind: 'methods', total: 3, findings: [gap('cy.now')] }])
    expect(figures).toEqual([{ kind: 'methods', documented: 2, total: 3 }])
    expect(findDrops(figures, { methods: 2 })).toEqual([])
    expect(findDrops(figures, { methods: 3 })).toHaveLength(1)
    expect(findDrops(figures, {})).toHaveLength(1)
  })
})
