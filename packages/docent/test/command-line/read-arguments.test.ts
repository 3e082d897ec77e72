import { describe, expect, test } from 'vitest'
import { readArguments } from '../../src/command-line/read-arguments.ts'
import { formatError } from '../../src/errors/index.ts'

/** What the command line prints for these words, when it doesn't accept them. */
function refusal(...argv: string[]): string {
  try {
    readArguments(argv)
  } catch (error) {
    return formatError(error, { cwd: '/', color: false })
  }
  throw new Error(`docent ${argv.join(' ')} is accepted.`)
}

describe('a command', () => {
  test('has its flags, wherever they are', () => {
    const call = { command: 'build', flags: { site: 'docs', verbose: true, keepAssets: 2 } }
    expect(readArguments(['build', '--site', 'docs', '--verbose', '--keep-assets=2'])).toEqual({
      ...call,
      rest: [],
    })
    expect(readArguments(['--keep-assets', '2', '--site=docs', 'build', '--verbose'])).toEqual({
      ...call,
      rest: [],
    })
  })

  test('of two words is one command', () => {
    expect(readArguments(['search', '--out', 'records.json', 'export'])).toEqual({
      command: 'search export',
      flags: { out: 'records.json' },
      rest: [],
    })
  })

  test('keeps what follows it', () => {
    expect(readArguments(['mcp', 'https://docs.example.com/', '--http'])).toEqual({
      command: 'mcp',
      flags: { http: true },
      rest: ['https://docs.example.com/'],
    })
  })

  test.each([
    ['biuld', 'There is no command "biuld".\n  Fix: Did you mean "build"? Commands: "dev", '],
    ['search', 'There is no command "search".'],
    ['search psuh', 'There is no command "search psuh".\n  Fix: Did you mean "search push"?'],
    ['', 'There is no command "".'],
    ['constructor', 'There is no command "constructor".'],
  ])('that is unknown: docent %s', (words, message) => {
    expect(refusal(...words.split(' '))).toContain(`[unknown-command] ${message}`)
  })
})

describe('a flag', () => {
  test('of another command is unknown', () => {
    expect(refusal('build', '--port', '3000')).toBe(
      '[unknown-flag] The command "build" has no flag "--port".\n  Fix: Flags: "--site", "--verbose", "--keep-assets".',
    )
  })

  test('with a mistake is answered with the nearest one', () => {
    expect(refusal('dev', '--prot', '3000')).toContain('Did you mean "--port"?')
    expect(refusal('dev', '-p', '3000')).toContain('The command "dev" has no flag "-p".')
  })

  test.each([
    [['dev', '--port'], '--port', 'a number from 0 to 65535'],
    [['dev', '--port', '--host', 'a'], '--port', 'a number from 0 to 65535'],
    [['dev', '--port='], '--port', 'a number from 0 to 65535'],
    [['search', 'push', '--index', '--dry-run'], '--index', 'a value'],
    [['build', '--site'], '--site', 'a value'],
  ])('needs its value: %j', (argv, flag, expected) => {
    expect(refusal(...argv)).toBe(
      `[missing-flag-value] The flag "${flag}" has no value.\n  Fix: Give ${flag} ${expected}.`,
    )
  })

  test.each(['70000', '-1', '1.5', 'x', '0x10'])('port can not be %s', (value) => {
    expect(refusal('dev', '--port', value)).toContain(
      `The flag "--port" is "${value}", which is not a number from 0 to 65535.`,
    )
  })

  test('that is a text is never a number', () => {
    expect(readArguments(['search', 'push', '--app-id', '12E5', '--index=01'])).toMatchObject({
      flags: { appId: '12E5', index: '01' },
    })
  })

  test('that takes no value refuses one', () => {
    expect(refusal('build', '--verbose=yes')).toContain(
      '[unneeded-flag-value] The flag "--verbose" takes no value, but it has "yes".',
    )
  })

  test('with a key that may write is refused, wherever it is typed', () => {
    expect(refusal('search', 'push', '--admin-key', 'secret')).toContain('DOCS_SEARCH_ADMIN_KEY')
    expect(refusal('search', 'push', '--key=secret')).not.toContain('secret')
  })
})

test('help and version are answers, whatever the command is', () => {
  expect(readArguments(['--help'])).toEqual({ help: '' })
  expect(readArguments(['build', '-h'])).toEqual({ help: 'build' })
  expect(readArguments(['search', '--help'])).toEqual({ help: 'search' })
  expect(readArguments(['-v'])).toEqual({ version: true })
})
