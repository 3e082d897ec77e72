import { describe, expect, it } from 'vitest'
import { checkDataCommands } from '../samples/lint/data-commands.ts'
import { checkShell } from '../samples/lint/shell.ts'

const shell = (...code: string[]): string[] =>
  checkShell(code).map(({ line, column, code: rule }) => `${line}:${column} ${rule}`)
const data = (text: string, isJson: boolean): string[] =>
  checkDataCommands(text.split('\n'), isJson).map(
    ({ line, column, code: rule }) => `${line}:${column} ${rule}`,
  )

describe('shell samples', () => {
  it('report a record key without --record', () => {
    expect(shell('npx cypress run --key abc')).toEqual(['1:1 record-key'])
    expect(shell('npm ci && npx cypress run -k abc')).toEqual(['1:11 record-key'])
    expect(shell('# record', 'npx cypress run \\', '  --key=abc')).toEqual(['2:1 record-key'])
    expect(shell('npx cypress run --key abc && npx cypress run --record')).toHaveLength(1)
  })

  it('accept a key with --record, in any order and on several lines', () => {
    expect(shell('npx cypress run --record --key abc')).toEqual([])
    expect(shell('npx cypress run --key abc \\', '  --record')).toEqual([])
    expect(shell('npx cypress run --key abc `', '  --record')).toEqual([])
    expect(shell('npx cypress run --key abc --spec "a;b" --record')).toEqual([])
    expect(shell('# npx cypress run --key abc', 'npx other --key abc')).toEqual([])
  })

  it('report a script named cypress', () => {
    expect(shell('npm run cypress')).toEqual(['1:1 cypress-script'])
    expect(shell('npm run cypress:open', 'npx cypress open', 'yarn cypress run')).toEqual([])
  })
})

describe('package.json samples', () => {
  it('report a script named cypress, even in a fragment and next to comments', () => {
    const whole = '{\n  // scripts\n  "scripts": { "cypress": "cypress open" }\n}'
    expect(data(whole, true)).toEqual(['3:16 cypress-script'])
    expect(data('"scripts": {\n  "cypress": "cypress open"\n}', true)).toEqual([
      '2:3 cypress-script',
    ])
  })

  it('report a record key in a script', () => {
    const text = '{ "scripts": { "ci": "cypress run --key abc" } }'
    expect(data(text, true)).toEqual(['1:22 record-key'])
  })

  it('accept other scripts, and other keys named cypress', () => {
    const text =
      '{ "scripts": { "cy:open": "cypress open" }, "devDependencies": { "cypress": "^15" } }'
    expect(data(text, true)).toEqual([])
    expect(data('{ "mcpServers": { "cypress": {} } }', true)).toEqual([])
    expect(data('{ broken', true)).toEqual([])
  })
})

describe('YAML samples', () => {
  it('report a record key without --record in a command', () => {
    expect(data('steps:\n  - run: npx cypress run --key $KEY', false)).toEqual(['2:10 record-key'])
    const folded = 'run: >-\n  npx cypress run\n  --record --key $KEY'
    expect(data(folded, false)).toEqual([])
  })
})
