import { existsSync } from 'node:fs'
import { resolve } from '../../shared/node/paths.ts'
import { type ActivePlugin, type Config, hookFailed } from '../index.ts'
import { DocentError, type ErrorLocation, errors } from '../../errors/index.ts'
import { readText } from '../../files/read-text.ts'
import type { BuiltSite } from './built-site.ts'
import type { Finding } from './finding.ts'
import type { Hooks, PluginFile } from './hooks.ts'
import { limited } from './time-limit.ts'

type HookName = keyof Hooks

/** The plugins that have a hook. */
export function withHook<Name extends HookName>(
  config: Pick<Config, 'plugins'>,
  name: Name,
): { plugin: ActivePlugin; hook: NonNullable<Hooks[Name]> }[] {
  return config.plugins.flatMap((plugin) => {
    const hook = (plugin.hooks as Hooks)[name]
    return hook === undefined ? [] : [{ plugin, hook }]
  })
}

/**
 * Runs a hook that may wait for something.
 * @throws DocentError that names the plugin and the hook if it fails or takes too long
 */
export async function runHook<T>(
  { name }: ActivePlugin,
  hook: HookName,
  { pluginTimeout: seconds }: Pick<Config, 'pluginTimeout'>,
  run: () => T | Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(errors.hookTimeout({ plugin: name, hook, seconds })),
      seconds * 1000,
    )
  })
  try {
    const call = { plugin: name, hook, seconds }
    return await Promise.race([(async () => limited(call, run))(), limit])
  } catch (cause) {
    throw hookFailed(name, hook, cause)
  } finally {
    clearTimeout(timer)
  }
}

/** The error of a hook that returned something other than what it has to. */
export function invalidResult(
  plugin: string,
  hook: HookName,
  problem: string,
  fix: string,
): DocentError {
  return errors.invalidHookResult({ plugin, hook, problem, fix })
}

/**
 * A list that a hook returned. Nothing is an empty list.
 * @throws DocentError if it's something else
 */
export function listFrom<Entry>(
  plugin: string,
  hook: HookName,
  value: readonly Entry[] | null | undefined | void,
  fix: string,
): readonly Entry[] {
  const list: unknown = value ?? []
  if (Array.isArray(list)) return list as Entry[]
  const kind = typeof list === 'object' ? 'an object' : `a ${typeof list}`
  throw invalidResult(plugin, hook, `${kind} instead of a list`, fix)
}

const FILES =
  'Return a list of files: { path, content } or { path, copyOf }, whose path is relative to the output folder.'
const FINDINGS = 'Return a list of findings: { message, fix, file, line }.'

/** The files of a plugin, with its name. */
export interface FilesOfPlugin {
  plugin: string
  files: readonly PluginFile[]
}

/**
 * The files that plugins create.
 * @throws DocentError if a hook fails, or if a path leads out of the output folder
 */
export async function outputsOf(site: BuiltSite): Promise<FilesOfPlugin[]> {
  const { config } = site
  return Promise.all(
    withHook(config, 'output').map(async ({ plugin, hook }) => {
      const result = await runHook(plugin, 'output', config, () => hook(site))
      const files = listFrom(plugin.name, 'output', result, FILES)
      for (const file of files) {
        const problem = fileProblem(file)
        if (problem !== undefined) throw invalidResult(plugin.name, 'output', problem, FILES)
      }
      return { plugin: plugin.name, files }
    }),
  )
}

function fileProblem(file: PluginFile): string | undefined {
  const { path } = file
  if (typeof path !== 'string' || path === '') return 'a file without a path'
  if (/^\/|^[a-z]:|\\/i.test(path) || path.split('/').some((part) => /^\.{0,2}$/.test(part)))
    return `the path "${path}"`
  if ('copyOf' in file)
    return existsSync(file.copyOf) ? undefined : `a copy of "${file.copyOf}", which doesn't exist`
  const isFile = typeof file.content === 'string' || file.content instanceof Uint8Array
  return isFile ? undefined : `the file "${path}" without text or bytes`
}

/** What plugins report, as errors and warnings. */
export interface PluginFindings {
  errors: DocentError[]
  warnings: DocentError[]
}

/** What plugins report about the site. */
export async function findingsOf(site: BuiltSite): Promise<PluginFindings> {
  const all: PluginFindings = { errors: [], warnings: [] }
  const { config } = site
  for (const { plugin, hook } of withHook(config, 'check')) {
    const findings = await runHook(plugin, 'check', config, () => hook(site))
    const { errors: problems, warnings } = reported(plugin, 'check', config, findings)
    all.errors.push(...problems)
    all.warnings.push(...warnings)
  }
  return all
}

/**
 * Findings of a hook as errors and warnings that name the plugin.
 * @throws DocentError if one has no message or no fix
 */
export function reported(
  { name: plugin }: ActivePlugin,
  hook: HookName,
  { siteDir }: Pick<Config, 'siteDir'>,
  findings: readonly Finding[] | undefined | void,
): PluginFindings {
  const all: PluginFindings = { errors: [], warnings: [] }
  const list = listFrom(plugin, hook, findings, FINDINGS)
  for (const { message, fix, file, line, column, severity } of list) {
    if (typeof message !== 'string' || typeof fix !== 'string')
      throw invalidResult(plugin, hook, 'a finding without a message or a fix', FINDINGS)
    const at = file === undefined ? {} : locate(resolve(siteDir, file), line, column)
    const finding = errors.pluginFinding({ plugin, problem: message, fix, ...at })
    all[severity === 'warning' ? 'warnings' : 'errors'].push(finding)
  }
  return all
}

/** A location with the text of its file, for the excerpt in an error. */
export function locate(file: string, line?: number, column?: number): ErrorLocation {
  const source = line !== undefined && existsSync(file) ? readText(file) : undefined
  return { file, line, column, source }
}
