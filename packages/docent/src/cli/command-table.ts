import { EXPORT_FILE } from '../algolia/push/push-target.ts'

/** Values of flags as commands receive them. */
export interface Flags {
  site?: string
  port?: number
  host?: string
  verbose?: boolean
  keepAssets?: number
  out?: string
  appId?: string
  index?: string
  dryRun?: boolean
  external?: boolean
  http?: boolean
  open?: boolean
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
  build: { text: 'Build the site', flags: ['verbose', 'keepAssets'] },
  preview: { text: 'Serve the built site as a production host would', flags: ['port', 'host'] },
  check: { text: 'Run all checks without writing the site', flags: ['external'] },
  'search export': {
    text: `Write the records for a hosted search to a file (default: ${EXPORT_FILE})`,
    flags: ['out'],
  },
  'search push': {
    text: 'Fill a hosted search index',
    flags: ['appId', 'index', 'dryRun'],
  },
  mcp: {
    text: 'Serve a built site to AI agents (Model Context Protocol)',
    parameters: '[folder|url]',
    flags: ['http', 'port', 'host'],
  },
  migrate: {
    text: 'Write a docent site next to a Docusaurus site',
    parameters: '[folder]',
    flags: ['out'],
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
  out: { value: '<path>', text: 'File or folder to write' },
  appId: { value: '<id>', text: 'Application ID for the hosted search' },
  index: { value: '<name>', text: 'Index name for the hosted search' },
  dryRun: { text: "Show what would change, but don't write it" },
  external: { text: 'Also test links to other sites' },
  http: {
    text: 'Serve over HTTP, on --port and --host, instead of standard input and output',
  },
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
  const { value } = FLAGS[name]
  return value === undefined ? typedFlag(name) : `${typedFlag(name)} ${value}`
}

/** @example commandUsage('mcp') // 'mcp [folder|url]' */
export function commandUsage(name: Command): string {
  const { parameters }: CommandInfo = COMMANDS[name]
  return parameters === undefined ? name : `${name} ${parameters}`
}
