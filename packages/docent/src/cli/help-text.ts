import {
  COMMANDS,
  commandUsage,
  FLAGS,
  flagsOf,
  usageOf,
  type Command,
  type Flags,
} from './command-table.ts'

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
