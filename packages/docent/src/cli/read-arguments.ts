import { parseArgs } from 'node:util'
import { ADMIN_KEY_VARIABLE } from '../algolia/push/push-target.ts'
import { errors } from '../errors/index.ts'
import {
  type Command,
  type CommandInfo,
  COMMANDS,
  commandUsage,
  FLAGS,
  type Flags,
  flagsOf,
  typedFlag,
  usageOf,
} from './command-table.ts'

/** A command with its flags, or a request for the version or for the help, which is also shown without a command. */
export type Arguments =
  { command: Command; flags: Flags; rest: readonly string[] } | { help: string } | { version: true }

interface Option {
  type: 'string' | 'boolean'
  short?: string
}

const OPTIONS: Record<string, Option> = {
  ...Object.fromEntries(
    Object.entries(FLAGS).map(([name, { value }]): [string, Option] => [
      typedFlag(name).slice(2),
      { type: value === undefined ? 'boolean' : 'string' },
    ]),
  ),
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
}

/**
 * Parses the arguments after `docent`.
 * @throws DocentError for a command, flag, or value that doesn't exist
 */
export function readArguments(argv: readonly string[]): Arguments {
  // Not strict, because the parser's errors contain no suggestions.
  const { positionals, tokens, values } = parseArgs({
    args: [...argv],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const name = commandName(positionals)
  if (values['help'] === true) return { help: name }
  if (values['version'] === true) return { version: true }
  if (name === '' || isGroup(name)) return { help: name }
  if (!isCommand(name)) throw errors.unknownCommand({ command: name, known: Object.keys(COMMANDS) })
  const flags: Record<string, string | number | boolean> = {}
  for (const token of tokens)
    if (token.kind === 'option') {
      const flag = knownFlag(name, token)
      flags[flag] = flagValue(flag, token)
    }
  const rest = positionals.slice(name.split(' ').length)
  const { parameters }: CommandInfo = COMMANDS[name]
  const argument = rest[parameters === undefined ? 0 : 1]
  if (argument !== undefined)
    throw errors.unexpectedArgument({
      command: name,
      argument,
      usage: parameters && commandUsage(name),
    })
  return { command: name, flags, rest }
}

type OptionToken = Extract<
  NonNullable<ReturnType<typeof parseArgs>['tokens']>[number],
  { kind: 'option' }
>

/** The first word, or the first two if the first one is a group of commands, such as `search`. */
function commandName([first = '', second = '']: readonly string[]): string {
  return isGroup(first) ? `${first} ${second}`.trim() : first
}

function isGroup(word: string): boolean {
  return Object.keys(COMMANDS).some((name) => name.startsWith(`${word} `))
}

function isCommand(name: string): name is Command {
  return Object.hasOwn(COMMANDS, name)
}

function knownFlag(command: Command, { name, rawName }: OptionToken): keyof Flags {
  const known = flagsOf(command)
  const flag = known.find((candidate) => typedFlag(candidate) === `--${name}`)
  if (flag) return flag
  if (command === 'search push' && /key$/i.test(name))
    throw errors.keyOnCommandLine({ flag: rawName, variable: ADMIN_KEY_VARIABLE })
  throw errors.unknownFlag({ flag: rawName, command, known: known.map(typedFlag) })
}

function flagValue(
  name: keyof Flags,
  { rawName: flag, value, inlineValue }: OptionToken,
): string | number | boolean {
  const { value: placeholder, highest } = FLAGS[name]
  if (placeholder === undefined) {
    if (value === undefined) return true
    throw errors.unneededFlagValue({ flag, value })
  }
  const expected = highest === undefined ? 'a value' : `a number from 0 to ${highest}`
  // The parser takes the next word as the value even if it's a flag.
  if (value === undefined || value === '' || (!inlineValue && /^-\D/.test(value)))
    throw errors.missingFlagValue({ flag, expected })
  if (highest === undefined) return value
  if (/^\d+$/.test(value) && Number(value) <= highest) return Number(value)
  throw errors.invalidFlagValue({ flag, value, expected })
}

type Row = readonly [usage: string, text: string]

const NAMES = Object.keys(COMMANDS) as Command[]

const GENERAL: readonly Row[] = [
  ['-h, --help', 'Display this message'],
  ['-v, --version', 'Display the version number'],
]

/**
 * The help for one command, for a group such as `search`, or for all commands.
 * @param topic - command or group; anything else returns the help for all commands
 */
export function helpText(topic: string): string {
  const command = NAMES.find((name) => name === topic)
  if (command) {
    const rows = flagsOf(command).map((name): Row => [usageOf(name), flagText(name)])
    return page(commandUsage(command), [
      `${COMMANDS[command].text}.`,
      section('Options', [...rows, ...GENERAL]),
    ])
  }
  const group = NAMES.filter((name) => name.startsWith(`${topic} `))
  const listed = group.length > 0 ? group : NAMES
  const flags = (Object.keys(FLAGS) as (keyof Flags)[]).filter((flag) =>
    listed.some((name) => flagsOf(name).includes(flag)),
  )
  return page(group.length > 0 ? `${topic} <action>` : '<command>', [
    section(
      'Commands',
      listed.map((name): Row => [commandUsage(name), COMMANDS[name].text]),
    ),
    section('Options', [
      ...flags.map((flag): Row => [usageOf(flag), flagText(flag, listed)]),
      ...GENERAL,
    ]),
  ])
}

/** Description of a flag with its default and, in a list of several commands, the commands that have it. */
export function flagText(name: keyof Flags, among: readonly Command[] = []): string {
  const { text, fallback } = FLAGS[name]
  const owners = among.filter((command) => flagsOf(command).includes(name))
  const notes = [
    ...(owners.length < among.length ? [owners.join(', ')] : []),
    ...(fallback === undefined ? [] : [`default: ${fallback}`]),
  ]
  return notes.length === 0 ? text : `${text} (${notes.join('; ')})`
}

function page(usage: string, parts: readonly string[]): string {
  return [`Usage: docent ${usage} [options]`, ...parts].join('\n\n')
}

function section(title: string, rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([usage]) => usage.length))
  return [`${title}:`, ...rows.map(([usage, text]) => `  ${usage.padEnd(width)}  ${text}`)].join(
    '\n',
  )
}
