import { parseArgs } from 'node:util'
import { errors } from '../errors/index.ts'
import type { CommandCall, PluginCommand } from '../config/plugins/command.ts'
import {
  type Command,
  type CommandInfo,
  COMMANDS,
  type FlagInfo,
  FLAGS,
  type Flags,
  flagsOf,
  typedFlag,
} from './command-table.ts'
import type { Shard } from '../build/build-shard.ts'
import { PACKAGE_COMMANDS, packageCommand } from '../shared/known-packages.ts'

/** A command with its flags, or a request for the version or for the help, which is also shown without a command. */
export type Arguments =
  | { command: Command; flags: Flags; rest: readonly string[] }
  | { added: string; flags: CommandCall['flags']; rest: readonly string[] }
  | { help: string }
  | { version: true }

/** Commands that plugins add, by name. */
export type AddedCommands = Readonly<Record<string, Omit<PluginCommand, 'run'>>>

interface Option {
  type: 'string' | 'boolean'
  short?: string
}

const GENERAL_OPTIONS: Record<string, Option> = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
}

type FlagInfos = Readonly<Record<string, FlagInfo>>

function parse(argv: readonly string[], flags: FlagInfos) {
  const options = Object.entries(flags).map(([name, { value }]): [string, Option] => [
    typedFlag(name).slice(2),
    { type: value === undefined ? 'boolean' : 'string' },
  ])
  // Not strict, because the parser's errors contain no suggestions.
  return parseArgs({
    args: [...argv],
    options: { ...Object.fromEntries(options), ...GENERAL_OPTIONS },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
}

/** What has to be known before the commands of plugins are: the site's folder, and whether docent has the command. */
export function firstLook(argv: readonly string[]): {
  site: string
  words: readonly string[]
  isOwn: boolean
  isHelp: boolean
} {
  const { positionals: words, values } = parse(argv, FLAGS)
  const isOwn = words.length === 0 || isCommand(commandName(words, {}))
  const { site = '.', help } = values
  return { site: String(site), words, isOwn, isHelp: help === true || words.length === 0 }
}

/**
 * Parses the arguments after `docent`.
 * @param added commands of plugins
 * @throws DocentError for a command, flag, or value that doesn't exist
 */
export function readArguments(argv: readonly string[], added: AddedCommands = {}): Arguments {
  const { positionals, values, ...parsed } = parse(argv, FLAGS)
  // A value between the words of a command isn't one of them.
  const ofAdded = Object.values(added).map(({ flags }) => flags)
  const words = parse(argv, Object.assign({}, ...ofAdded, FLAGS) as FlagInfos).positionals
  const name = commandName(words, added)
  if (values['help'] === true) return { help: name }
  if (values['version'] === true) return { version: true }
  if (name === '' || isGroup(name, added)) return { help: name }
  const addedCommand = Object.hasOwn(added, name) ? added[name] : undefined
  if (addedCommand && !isCommand(name)) {
    const infos = { site: FLAGS.site, ...addedCommand.flags }
    // Whether a flag takes a value depends on the command.
    const again = parse(argv, infos)
    const flags = readFlags(name, again.tokens, infos, addedCommand.keyVariable)
    return { added: name, flags, rest: parameters(name, again.positionals, addedCommand) }
  }
  if (!isCommand(name)) {
    const missing = isGroup(positionals[0] ?? '', added) ? undefined : packageCommand(positionals)
    if (missing) throw errors.missingCommandPackage(missing)
    throw errors.unknownCommand({
      command: name,
      known: [...Object.keys(COMMANDS), ...Object.keys(PACKAGE_COMMANDS), ...Object.keys(added)],
    })
  }
  const infos = Object.fromEntries(flagsOf(name).map((flag) => [flag, FLAGS[flag]]))
  const flags = readFlags(name, parsed.tokens, infos)
  const info: CommandInfo = COMMANDS[name]
  return { command: name, flags, rest: parameters(name, positionals, info) }
}

function readFlags(
  command: string,
  tokens: ReturnType<typeof parse>['tokens'],
  infos: FlagInfos,
  keyVariable?: string,
): Record<string, string | number | boolean> {
  const flags: Record<string, string | number | boolean> = {}
  for (const token of tokens)
    if (token.kind === 'option') {
      const [flag, info] = knownFlag(command, token, infos, keyVariable)
      flags[flag] = flagValue(info, token)
    }
  return flags
}

/** The words after the name of a command. */
function parameters(
  name: string,
  positionals: readonly string[],
  { parameters: expected }: Pick<CommandInfo, 'parameters'>,
): readonly string[] {
  const rest = positionals.slice(name.split(' ').length)
  if (rest.length === 0 && expected?.startsWith('<'))
    throw errors.missingArgument({ command: name, usage: `${name} ${expected}` })
  const argument = rest[expected === undefined ? 0 : expected.split(' ').length]
  if (argument !== undefined)
    throw errors.unexpectedArgument({
      command: name,
      argument,
      usage: expected && `${name} ${expected}`,
    })
  return rest
}

/**
 * The part of the pages that `--shard` names, if there is one.
 * @throws DocentError if it isn't a part, or for a flag that only a whole build has
 */
export function readShard({ shard, keepAssets }: Flags): Shard | undefined {
  if (shard === undefined) return undefined
  const [, part = 0, parts = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(shard) ?? []).map(Number)
  if (part < 1 || part > parts) {
    const expected = 'a part and the number of parts, for example 3/8'
    throw errors.invalidFlagValue({ flag: '--shard', value: shard, expected })
  }
  const known = ['--site', '--verbose', '--shard']
  if (keepAssets !== undefined)
    throw errors.unknownFlag({ flag: '--keep-assets', command: 'build --shard', known })
  return { part, parts }
}

type OptionToken = Extract<ReturnType<typeof parse>['tokens'][number], { kind: 'option' }>

/** The first word, or the first two if the first one is a group of commands, such as `search`. */
function commandName([first = '', second = '']: readonly string[], added: AddedCommands): string {
  return isGroup(first, added) ? `${first} ${second}`.trim() : first
}

function isGroup(word: string, added: AddedCommands): boolean {
  const names = [...Object.keys(COMMANDS), ...Object.keys(added)]
  return names.some((name) => name.startsWith(`${word} `))
}

function isCommand(name: string): name is Command {
  return Object.hasOwn(COMMANDS, name)
}

function knownFlag(
  command: string,
  { name, rawName }: OptionToken,
  infos: FlagInfos,
  keyVariable: string | undefined,
): [string, FlagInfo] {
  const flagNames = Object.keys(infos)
  const entry = Object.entries(infos).find(([flag]) => typedFlag(flag) === `--${name}`)
  if (entry) return entry
  if (keyVariable !== undefined && /key$/i.test(name))
    throw errors.keyOnCommandLine({ flag: rawName, variable: keyVariable })
  throw errors.unknownFlag({ flag: rawName, command, known: flagNames.map(typedFlag) })
}

function flagValue(
  { value: placeholder, highest }: FlagInfo,
  { rawName: flag, value, inlineValue }: OptionToken,
): string | number | boolean {
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
