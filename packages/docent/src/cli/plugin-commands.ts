import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { join, resolve } from '../shared/node/paths.ts'
import type { Config } from '../config/index.ts'
import { errors, isDocentError, problemsIn } from '../errors/index.ts'
import { packageOf } from '../shared/known-packages.ts'
import type { Report } from '../errors/report.ts'
import type { CommandCall, PluginCommand } from '../config/plugins/command.ts'

/** A command with the plugin that adds it. */
export interface AddedCommand extends PluginCommand {
  plugin: string
}

/**
 * The commands of a site's plugins, and those of the package that has a command of this name, or that's named after it: for
 * `docent name`, the package `@docent/name`. Its commands also run in folders without a configuration.
 * @throws DocentError if the configuration is invalid, unless the commands are for the help
 */
export async function pluginCommands({
  site,
  words: [word = '', ...others],
  isHelp,
}: {
  site: string
  words: readonly string[]
  isHelp: boolean
}): Promise<Record<string, AddedCommand>> {
  const siteDir = resolve(site)
  const { configFile, loadConfig } = await import('../config/index.ts')
  const commands: Record<string, AddedCommand> = await packageCommands(word, siteDir)
  // Flags of the command aren't known yet, so the first of these words may be a value.
  const isCalled = (name: string): boolean =>
    name === word || others.some((other) => name === `${word} ${other}`)
  const isFound = Object.keys(commands).some(isCalled)
  if (isFound || configFile(siteDir) === undefined) return commands
  try {
    const { withHook } = await import('../config/plugins/run-hooks.ts')
    for (const { plugin, hook } of withHook(await loadConfig(siteDir), 'command'))
      for (const [name, command] of Object.entries(hook)) {
        const other = commands[name]?.plugin
        if (other !== undefined)
          throw errors.repeatedCommand({ command: name, plugins: [other, plugin.name] })
        commands[name] = { ...command, plugin: plugin.name }
      }
  } catch (error) {
    // The help is also for authors whose configuration has an error. The first word of a package's commands is a request
    // for it, too.
    const isGroup = others.length === 0 && Object.keys(commands).length > 0
    if (!isHelp && !isGroup) throw error
  }
  return commands
}

/** The commands of an installed package, which it exports as `command`. */
async function packageCommands(
  word: string,
  siteDir: string,
): Promise<Record<string, AddedCommand>> {
  if (!/^[a-z][a-z-]*$/.test(word)) return {}
  const name = packageOf(word) ?? `@docent/${word}`
  const file = packageFile(name, siteDir)
  if (file === undefined) return {}
  const { command = {} } = (await import(pathToFileURL(file).href)) as {
    command?: Record<string, PluginCommand>
  }
  return Object.fromEntries(
    Object.entries(command).map(([key, value]) => [key, { ...value, plugin: name }]),
  )
}

/**
 * The main file of an installed package. It's looked for from the site, and from docent, because `docent mcp` may be
 * called in any folder.
 */
function packageFile(name: string, siteDir: string): string | undefined {
  for (const from of [join(siteDir, 'package.json'), import.meta.url])
    try {
      return createRequire(from).resolve(name)
    } catch {
      // Not installed there.
    }
  return undefined
}

/** Runs a plugin's command. */
export async function runAdded(
  command: AddedCommand | undefined,
  { added, flags, rest }: { added: string; flags: CommandCall['flags']; rest: readonly string[] },
  { siteDir, report }: { siteDir: string; report: Report },
): Promise<void> {
  if (!command) throw errors.unknownCommand({ command: added, known: [] })
  const { hookFailed, loadConfig } = await import('../config/index.ts')
  process.env.NODE_ENV = 'production'
  let config: Promise<Config> | undefined
  const load = (): Promise<Config> => (config ??= loadConfig(siteDir))
  try {
    await command.run({
      parameters: rest,
      flags,
      siteDir,
      loadConfig: (other) => (other === undefined ? load() : loadConfig(other)),
      say: report.info,
      stage: (name, work, detail) => report.stage(name, work, detail),
      async build() {
        const { build } = await import('../build/build.ts')
        return (await build(await load(), { report, dryRun: true })).builtSite()
      },
    })
  } catch (cause) {
    // Whoever called the command knows whose error it is.
    if (problemsIn(cause).every(isDocentError)) throw cause
    throw hookFailed(command.plugin, `command "${added}"`, cause)
  }
}
