import { describe, expect, test } from 'vitest'
import { readArguments } from '../../src/cli/read-arguments.ts'
import { formatError } from '../../src/errors/index.ts'

/** The error that the command line prints for invalid arguments. */
function refusal(...argv: string[]): string {
  try {
    readArguments(argv)
  } catch (error) {
    return formatError(error, { cwd: '/', color: false })
  }
  throw new Error(`docent ${argv.join(' ')} is accepted.`)
}

describe('a command', () => {
  test('has its flags in any position', () => {
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

  test('keeps the arguments that follow it', () => {
    expect(readArguments(['mcp', 'https://docs.example.com/', '--http'])).toEqual({
      command: 'mcp',
      flags: { http: true },
      rest: ['https://docs.example.com/'],
    })
  })

  test.each([
    ['biuld', 'There is no command "biuld".\n  Fix: Did you mean "build"? Commands: "dev", '],
    ['search psuh', 'There is no command "search psuh".\n  Fix: Did you mean "search push"?'],
    ['constructor', 'There is no command "constructor".'],
  ])('that is unknown: docent %s', (words, message) => {
    expect(refusal(...words.split(' '))).toContain(`[unknown-command] ${message}`)
  })
})

describe('without a command', () => {
  test.each([
    ['', ''],
    ['search', 'search'],
    ['--site docs', ''],
  ])('the help is displayed: docent %s', (words, help) => {
    expect(readArguments(words === '' ? [] : words.split(' '))).toEqual({ help })
  })
})

describe('words that the command does not take', () => {
  test.each([
    ['build site', 'build', 'site', 'To use another folder, add --site site'],
    ['search push site', 'search push', 'site', 'To use another folder, add --site site'],
    ['mcp dist other', 'mcp', 'other', 'Usage: docent mcp [folder|url]'],
  ])('are an error: docent %s', (words, command, extra, fix) => {
    expect(refusal(...words.split(' '))).toBe(
      `[unexpected-argument] The command "${command}" doesn't take the argument "${extra}".\n  Fix: ${fix}`,
    )
  })
})

describe('a flag', () => {
  test('of another command is unknown', () => {
    expect(refusal('build', '--port', '3000')).toBe(
      '[unknown-flag] The command "build" has no flag "--port".\n  Fix: Flags: "--site", "--verbose", "--keep-assets".',
    )
  })

  test('with a typo gets the nearest one as a suggestion', () => {
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
      `[missing-flag-value] The flag "${flag}" has no value.\n  Fix: Set ${flag} to ${expected}.`,
    )
  })

  test.each(['70000', '-1', '1.5', 'x', '0x10'])("port can't be %s", (value) => {
    expect(refusal('dev', '--port', value)).toContain(
      `The flag "--port" is "${value}", which isn't a number from 0 to 65535.`,
    )
  })

  test('with a string value is never a number', () => {
    expect(readArguments(['search', 'push', '--app-id', '12E5', '--index=01'])).toMatchObject({
      flags: { appId: '12E5', index: '01' },
    })
  })

  test('without a value rejects one', () => {
    expect(refusal('build', '--verbose=yes')).toContain(
      `[unneeded-flag-value] The flag "--verbose" doesn't take a value, but it has "yes".`,
    )
  })

  test('with a key that has write access is rejected in any position', () => {
    expect(refusal('search', 'push', '--admin-key', 'secret')).toContain('DOCS_SEARCH_ADMIN_KEY')
    expect(refusal('search', 'push', '--key=secret')).not.toContain('secret')
  })
})

test('help and version work with any command', () => {
  expect(readArguments(['--help'])).toEqual({ help: '' })
  expect(readArguments(['build', '-h'])).toEqual({ help: 'build' })
  expect(readArguments(['search', '--help'])).toEqual({ help: 'search' })
  expect(readArguments(['-v'])).toEqual({ version: true })
})
