/** Values of flags as commands receive them. */
export interface Flags {
  site?: string
  port?: number
  host?: string
  verbose?: boolean
  keepAssets?: number
  shard?: string
  external?: boolean
  open?: boolean
  docs?: string
  write?: boolean
}

export interface FlagInfo {
  text: string
  /** Placeholder of the value in the help. A flag without it takes no value. */
  value?: string
  /** The value that docent uses if the flag is missing. */
  fallback?: string
  /** The maximum value of a numeric flag. */
  highest?: number
}

export interface CommandInfo {
  text: string
  /** Parameters that follow the command in the help. */
  parameters?: string
  /** In addition to `site`, which every command has. */
  flags: readonly (keyof Flags)[]
}

/** All commands. The help and docent's documentation are generated from this table. */
export const COMMANDS = {
  dev: {
    text: 'Preview the site while you write, with instant updates',
    flags: ['port', 'host', 'open'],
  },
  build: { text: 'Build the site', flags: ['verbose', 'keepAssets', 'shard'] },
  preview: { text: 'Serve the built site as a production host would', flags: ['port', 'host'] },
  check: { text: 'Run all checks without writing the site', flags: ['external'] },
  version: {
    text: 'Keep the current documents as a version',
    parameters: '<name>',
    flags: ['docs'],
  },
  translate: {
    text: 'List what is missing or outdated in each language',
    parameters: '[locale]',
    flags: ['write'],
  },
} as const satisfies Record<string, CommandInfo>

export type Command = keyof typeof COMMANDS

export const FLAGS: Record<keyof Flags, FlagInfo> = {
  site: { value: '<dir>', text: "The site's folder", fallback: '.' },
  port: { value: '<number>', text: "The server's port", highest: 65_535 },
  host: { value: '<name>', text: "The server's host", fallback: 'localhost' },
  open: { text: 'Open the preview in the browser' },
  verbose: { text: 'Show the slowest pages' },
  keepAssets: {
    value: '<number>',
    text: 'Keep the assets of this number of earlier builds, for tabs that are still open',
    highest: 100,
  },
  shard: {
    value: '<part>/<parts>',
    text: 'Only make this part of the pages for a build on another machine, for example 3/8',
  },
  external: { text: 'Also test links to other sites' },
  docs: { value: '<id>', text: 'Docs instance', fallback: 'default' },
  write: { text: 'Add the missing keys to the files of labels and messages' },
}

/** All flags of a command. */
export function flagsOf(command: Command): readonly (keyof Flags)[] {
  return ['site', ...COMMANDS[command].flags]
}

/** @example typedFlag('dryRun') // '--dry-run' */
export function typedFlag(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/** @example usageOf('port') // '--port <number>' */
export function usageOf(name: keyof Flags): string {
  return flagUsage(name, FLAGS[name])
}

/** A flag with the placeholder of its value. */
export function flagUsage(name: string, { value }: Pick<FlagInfo, 'value'>): string {
  return value === undefined ? typedFlag(name) : `${typedFlag(name)} ${value}`
}

/** @example commandUsage('version') // 'version <name>' */
export function commandUsage(name: Command): string {
  const { parameters }: CommandInfo = COMMANDS[name]
  return parameters === undefined ? name : `${name} ${parameters}`
}
