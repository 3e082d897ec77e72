import { describe, expect, test } from 'vitest'
import { readArguments } from '../../src/cli/read-arguments.ts'
import { formatError } from '../../src/errors/index.ts'

/** Commands of plugins. */
const added = {
  'index push': {
    text: 'Fill an index',
    flags: {
      appId: { value: '<id>', text: 'Application' },
      index: { value: '<name>', text: 'Index' },
      dryRun: { text: 'Show what would change' },
    },
    keyVariable: 'INDEX_ADMIN_KEY',
  },
}

/** The error that the command line prints for invalid arguments. */
function refusal(...argv: string[]): string {
  try {
    readArguments(argv, added)
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
    expect(readArguments(['index', 'push', '--index', 'docs', '--dry-run'], added)).toEqual({
      added: 'index push',
      flags: { index: 'docs', dryRun: true },
      rest: [],
    })
  })

  test('of two words may have flags between them, also with a value', () => {
    for (const words of ['index --index docs push --dry-run', 'index --dry-run --index=docs push'])
      expect(readArguments(words.split(' '), added)).toEqual({
        added: 'index push',
        flags: { index: 'docs', dryRun: true },
        rest: [],
      })
  })

  test('keeps the arguments that follow it', () => {
    expect(readArguments(['version', '2.0', '--docs', 'api'])).toEqual({
      command: 'version',
      flags: { docs: 'api' },
      rest: ['2.0'],
    })
  })

  test.each([
    ['biuld', 'There is no command "biuld".\n  Fix: Did you mean "build"? Commands: "dev", '],
    ['index psuh', 'There is no command "index psuh".\n  Fix: Did you mean "index push"?'],
    ['constructor', 'There is no command "constructor".'],
  ])('that is unknown: docent %s', (words, message) => {
    expect(refusal(...words.split(' '))).toContain(`[unknown-command] ${message}`)
  })
})

test.each([
  ['search push --dry-run', 'search push', '@docent/algolia'],
  ['search', 'search', '@docent/algolia'],
  ['migrate ../old', 'migrate', '@docent/docusaurus'],
])('docent %s names the missing package', (words, command, name) => {
  expect(refusal(...words.split(' '))).toContain(
    `[missing-command-package] The command "${command}" is part of the package "${name}", which isn't installed.\n  Fix: Install it (npm install --save-dev ${name})`,
  )
})

test('of a package that is not installed names the package', () => {
  expect(refusal('mcp', 'dist', '--http')).toBe(
    '[missing-command-package] The command "mcp" is part of the package "@docent/mcp", which isn\'t installed.\n  Fix: Install it (npm install --save-dev @docent/mcp), or run the command without installing it: npx --package docent --package @docent/mcp docent mcp',
  )
})

describe('without a command', () => {
  test.each([
    ['', ''],
    ['index', 'index'],
    ['--site docs', ''],
  ])('the help is displayed: docent %s', (words, help) => {
    expect(readArguments(words === '' ? [] : words.split(' '), added)).toEqual({ help })
  })
})

describe('words that the command does not take', () => {
  test.each([
    ['build site', 'build', 'site', 'To use another folder, add --site site'],
    ['index push site', 'index push', 'site', 'To use another folder, add --site site'],
    ['version 2.0 other', 'version', 'other', 'Usage: docent version <name>'],
  ])('are an error: docent %s', (words, command, extra, fix) => {
    expect(refusal(...words.split(' '))).toBe(
      `[unexpected-argument] The command "${command}" doesn't take the argument "${extra}".\n  Fix: ${fix}`,
    )
  })
})

describe('a flag', () => {
  test('of another command is unknown', () => {
    expect(refusal('build', '--port', '3000')).toBe(
      '[unknown-flag] The command "build" has no flag "--port".\n  Fix: Flags: "--site", "--verbose", "--keep-assets", "--shard".',
    )
  })

  // @covers 11.21
  test('with a typo gets the nearest one as a suggestion', () => {
    expect(refusal('dev', '--prot', '3000')).toContain('Did you mean "--port"?')
    expect(refusal('dev', '-p', '3000')).toContain('The command "dev" has no flag "-p".')
  })

  // @covers 11.21
  test.each([
    [['dev', '--port'], '--port', 'a number from 0 to 65535'],
    [['dev', '--port', '--host', 'a'], '--port', 'a number from 0 to 65535'],
    [['dev', '--port='], '--port', 'a number from 0 to 65535'],
    [['index', 'push', '--index', '--dry-run'], '--index', 'a value'],
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
    expect(readArguments(['index', 'push', '--app-id', '12E5', '--index=01'], added)).toMatchObject(
      {
        flags: { appId: '12E5', index: '01' },
      },
    )
  })

  test('without a value rejects one', () => {
    expect(refusal('build', '--verbose=yes')).toContain(
      `[unneeded-flag-value] The flag "--verbose" doesn't take a value, but it has "yes".`,
    )
  })

  test('with a key that has write access is rejected in any position', () => {
    expect(refusal('index', 'push', '--admin-key', 'secret')).toContain('INDEX_ADMIN_KEY')
    expect(refusal('index', 'push', '--key=secret')).not.toContain('secret')
  })
})

test('help and version work with any command', () => {
  expect(readArguments(['--help'])).toEqual({ help: '' })
  expect(readArguments(['build', '-h'])).toEqual({ help: 'build' })
  expect(readArguments(['index', '--help'], added)).toEqual({ help: 'index' })
  expect(readArguments(['-v'])).toEqual({ version: true })
})
