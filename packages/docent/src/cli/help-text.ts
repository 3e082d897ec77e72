import {
  type Command,
  COMMANDS,
  commandUsage,
  FLAGS,
  type Flags,
  flagsOf,
  flagUsage,
  usageOf,
} from './command-table.ts'
import { PACKAGE_COMMANDS } from '../shared/known-packages.ts'
import type { AddedCommands } from './read-arguments.ts'

type Row = readonly [usage: string, text: string]

const NAMES = Object.keys(COMMANDS) as Command[]

const GENERAL: readonly Row[] = [
  ['-h, --help', 'Display this message'],
  ['-v, --version', 'Display the version number'],
]

/**
 * The help for one command, for a group of a plugin's commands, or for all commands.
 * @param topic - command or group; anything else returns the help for all commands
 * @param added commands of plugins
 */
export function helpText(topic: string, added: AddedCommands = {}): string {
  const addedCommand = Object.hasOwn(added, topic) ? added[topic] : undefined
  if (addedCommand) return addedHelp(topic, addedCommand)
  const command = NAMES.find((name) => name === topic)
  if (command) {
    const rows = flagsOf(command).map((name): Row => [usageOf(name), flagText(name)])
    return page(commandUsage(command), [
      `${COMMANDS[command].text}.`,
      section('Options', [...rows, ...GENERAL]),
    ])
  }
  const group = Object.entries(added).filter(([name]) => name.startsWith(`${topic} `))
  if (group.length > 0)
    return page(`${topic} <action>`, [
      section('Commands', group.map(addedRow)),
      section('Options', GENERAL),
    ])
  const flags = Object.keys(FLAGS) as (keyof Flags)[]
  return page('<command>', [
    section(
      'Commands',
      NAMES.map((name): Row => [commandUsage(name), COMMANDS[name].text]),
    ),
    packageSection(),
    ...addedSection(added),
    section('Options', [
      ...flags.map((flag): Row => [usageOf(flag), flagText(flag, NAMES)]),
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

function addedHelp(name: string, { text, parameters, flags = {} }: AddedCommands[string]): string {
  const rows = Object.entries({ site: FLAGS.site, ...flags }).map(([flag, info]): Row => [
    flagUsage(flag, info),
    info.text,
  ])
  const usage = parameters === undefined ? name : `${name} ${parameters}`
  return page(usage, [`${text}.`, section('Options', [...rows, ...GENERAL])])
}

/** Commands that need another package. */
function packageSection(): string {
  const rows = Object.entries(PACKAGE_COMMANDS).map(
    ([name, { text, parameters, package: from }]): Row => [
      parameters === undefined ? name : `${name} ${parameters}`,
      `${text} (${from})`,
    ],
  )
  return section('Commands of packages', rows)
}

function addedSection(added: AddedCommands): string[] {
  const rows = Object.entries(added).map(addedRow)
  return rows.length === 0 ? [] : [section('Commands of plugins', rows)]
}

function addedRow([name, { text, parameters }]: [string, AddedCommands[string]]): Row {
  return [parameters === undefined ? name : `${name} ${parameters}`, text]
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
