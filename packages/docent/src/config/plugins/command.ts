import type { Config } from '../index.ts'
import type { BuiltSite } from './built-site.ts'

/** A command that a plugin adds to the command line. */
export interface PluginCommand {
  /** What it does, for the help, as an imperative sentence without a period. @example 'Fill a search index' */
  text: string
  /** Parameters that follow the command's name, for the help. Default: none. @example '[folder|url]' */
  parameters?: string
  /** Flags by their name in camel case: `dryRun` is `--dry-run`. `site` is always one of them. Default: none. */
  flags?: Readonly<Record<string, PluginFlag>>
  /**
   * Environment variable with the key of the command, which users would otherwise write on the command line, where others
   * can read it. docent rejects every flag whose name ends with "key", and names the variable. Default: none.
   */
  keyVariable?: string
  /** Runs the command. An error that it throws is printed, and the exit code is 1. */
  run(call: CommandCall): Promise<void>
}

/** A flag of a command. */
export interface PluginFlag {
  /** What it does, for the help. @example "Show what would change, but don't write it" */
  text: string
  /** Placeholder of the value, for the help. A flag without it takes no value. @example '<path>' */
  value?: string
  /** The highest value of a flag whose value is a whole number. @example 65535 */
  highest?: number
}

/** What a command was called with, and what it can do. */
export interface CommandCall {
  /** What was typed after the command's name. */
  parameters: readonly string[]
  /** The flags that were typed. A flag with `highest` is a number, and one without `value` is `true`. */
  flags: Readonly<Record<string, string | number | boolean | undefined>>
  /** Absolute path of the site's folder: the current one, or the one in `--site`. */
  siteDir: string
  /**
   * Reads the configuration of the site, or of the one in another folder.
   * @throws if the folder has none, or an invalid one
   */
  loadConfig(otherSiteDir?: string): Promise<Config>
  /** Prints a line. */
  say(text: string): void
  /**
   * Runs a part of the work, and prints its name and how long it took.
   * @param detail describes the result in the same line
   */
  stage<T>(name: string, work: () => Promise<T>, detail?: (result: T) => string): Promise<T>
  /** Builds the site with all checks, but without writing the output folder. */
  build(): Promise<BuiltSite>
}
