import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { typeOf } from '../drawings/command-types.ts'
import { findWrongDash } from '../drawings/dashes.ts'
import { findLogs } from '../drawings/read-drawings.ts'
import { readTests } from '../drawings/sample-commands.ts'

const PAGES = path.resolve(import.meta.dirname, '../../docs/api/commands')

const check = (code: string, log: Parameters<typeof findWrongDash>[0]): string | undefined =>
  findWrongDash(log, readTests(code)[0]?.commands ?? [])

describe('the dash in front of a name', () => {
  it('is there for child commands, and never for queries and parent commands', () => {
    const log = ['visit /', 'get li', 'eq 1', '-contains Add', '-click', '-screenshot list']
    expect(check('', log)).toBeUndefined()
    expect(check('', ['get li', 'click'])).toContain('shows "click", but Cypress shows "-click"')
    expect(check('', ['get li', '-eq 1'])).toContain('shows "-eq", but Cypress shows "eq"')
    expect(check('', ['get form', { line: 'within', entries: [] }])).toContain('"-within"')
  })

  it('is checked in groups and hooks, and not for events, assertions, and custom commands', () => {
    const group = { line: '-within', entries: ['get a', 'click'] }
    expect(check('', { 'before each': ['visit /'], 'test body': [group] })).toContain('"click"')
    expect(check('', ['(fetch) GET 200 /a', 'assert expected', 'login', '-login', '…'])).toBe(
      undefined,
    )
  })

  it('of a dual command depends on the sample: it has one if it is chained', () => {
    expect(check("cy.wait('@a')", ['wait'])).toBeUndefined()
    expect(check("cy.get('a').wait(500)", ['get a', '-wait 500'])).toBeUndefined()
    expect(check("cy.get('a').wait(500)", ['get a', 'wait 500'])).toContain('"-wait"')
    expect(check("cy.get('a').then(() => { cy.pause() })", ['get a', '-pause'])).toContain(
      'Cypress shows "pause"',
    )
  })
})

describe('types of commands', () => {
  it('exist for every command that has a page', () => {
    const titles = readdirSync(PAGES)
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => /^title: (\S+)$/m.exec(readFileSync(path.join(PAGES, file), 'utf8'))?.[1])
    expect(titles.length).toBeGreaterThan(80)
    expect(titles.filter((title) => typeOf(title ?? '') === undefined)).toEqual([])
  })
})

describe('logs of a component', () => {
  it('are read without their computed data', () => {
    const source = [
      "const COMMANDS: LogLine[] = [{ line: 'visit /', page: notes({}) }, 'get a']",
      'export default () => (',
      "  <Runner log={[...COMMANDS, { line: '-click', elements: 2 }]} />",
      ')',
    ].join('\n')
    expect(findLogs(source)).toEqual([
      { line: 1, log: ['visit /', 'get a'] },
      { line: 3, log: ['-click'] },
    ])
  })
})
