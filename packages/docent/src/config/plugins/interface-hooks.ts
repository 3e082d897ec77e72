import { existsSync } from 'node:fs'
import { isAbsolute } from '../../shared/node/paths.ts'
import { type ActivePlugin, type Config, hookFailed } from '../index.ts'
import { languageFor } from '../../shared/messages/choose-language.ts'
import type { BrowserParts } from '../../shared/records/bundles.ts'
import type { SlotName } from '../../shared/records/site-data.ts'
import type { Hooks } from './hooks.ts'
import type { InterfaceContext, Slots } from './interface.ts'
import { invalidResult, withHook } from './run-hooks.ts'
import { limited } from './time-limit.ts'

/** What plugins add to the interface: modules for browsers with their data, words, and HTML in places of the shell. */

type PluginsOf = Pick<Config, 'plugins' | 'locales'>

/**
 * What the bundle for browsers contains of plugins.
 * @throws DocentError that names the plugin if a module doesn't exist, or data isn't JSON
 */
export function browserParts(config: Config, context: InterfaceContext): BrowserParts {
  return {
    clients: browserModules(config, 'client').map(({ file }) => file),
    early: browserModules(config, 'early'),
    data: clientDataOf(config, context),
    buildMessages: buildMessageKeys(config),
  }
}

function browserModules(config: Config, name: 'client' | 'early'): BrowserParts['early'] {
  return withHook(config, name).map(({ plugin, hook: file }) => {
    if (!isAbsolute(file) || !existsSync(file))
      throw invalidResult(
        plugin.name,
        name,
        `"${file}", which doesn't exist`,
        `Use the absolute path of a file: fileURLToPath(new URL("${name}.js", import.meta.url))`,
      )
    return { plugin: plugin.name, file }
  })
}

const WORDS = ['messages', 'buildMessages'] as const

function wordsOf(config: PluginsOf) {
  return WORDS.flatMap((name) => withHook(config, name).map(({ hook }) => hook))
}

/** The words that plugins add to the interface of a locale, in English where they have no translation. */
export function messagesOf(config: PluginsOf, locale: string): Readonly<Record<string, string>> {
  const english = wordsOf(config).map((words) => words.en ?? {})
  return { ...(Object.assign({}, ...english) as object), ...translatedMessagesOf(config, locale) }
}

/** The words that plugins have in the language of a locale. */
export function translatedMessagesOf(
  config: PluginsOf,
  locale: string,
): Readonly<Record<string, string>> {
  const tag = config.locales[locale]?.htmlLang ?? locale
  const all = wordsOf(config).map((words) => ({
    ...words[languageFor(tag, Object.keys(words)) ?? locale],
    ...words[locale],
  }))
  return Object.assign({}, ...all) as Record<string, string>
}

function buildMessageKeys(config: Pick<Config, 'plugins'>): string[] {
  const keysOf = (name: (typeof WORDS)[number]): string[] =>
    withHook(config, name).flatMap(({ hook }) => Object.values(hook).flatMap(Object.keys))
  const read = new Set(keysOf('messages'))
  return [...new Set(keysOf('buildMessages'))].filter((key) => !read.has(key)).sort()
}

function clientDataOf(config: Config, context: InterfaceContext): Record<string, object> {
  const all = withHook(config, 'clientData').map(({ plugin, hook }): [string, object] => {
    const data = callNow(plugin, 'clientData', config, () => hook(context))
    const other = withoutJson(data)
    if (other !== undefined)
      throw invalidResult(
        plugin.name,
        'clientData',
        other,
        'Return only what JSON can represent: text, numbers, true, false, null, lists, and plain objects.',
      )
    return [plugin.name, data]
  })
  return Object.fromEntries(all)
}

/** The first part of a value that JSON can't represent. */
function withoutJson(value: unknown, path = ''): string | undefined {
  const at = path === '' ? '' : ` at ${path.replace(/^\./, '')}`
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number')
    return Number.isFinite(value) ? undefined : `the number ${value}${at}`
  const isPlain = typeof value === 'object' && [Object.prototype, null].includes(prototypeOf(value))
  if (!isPlain && !Array.isArray(value)) return `a value of the type ${typeof value}${at}`
  for (const [key, part] of Object.entries(value)) {
    // JSON leaves out such a key, but not such an entry of a list.
    if (part === undefined && isPlain) continue
    const other = withoutJson(part, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`)
    if (other !== undefined) return other
  }
  return undefined
}

const prototypeOf = (value: object): object | null => Object.getPrototypeOf(value) as object | null

const SLOTS = ['afterSkipLink', 'footerEnd'] as const satisfies readonly SlotName[]

/**
 * The HTML that plugins add to places of the shell in a locale, in the order of the plugins. Undefined if there is none.
 * @throws DocentError that names the plugin if its hook fails or returns something else
 */
export function slotsOf(
  locale: string,
  config: Config,
  context: InterfaceContext,
): Partial<Record<SlotName, string>> | undefined {
  const all = withHook(config, 'slots').map(({ plugin, hook }) => {
    const slots: Slots = callNow(plugin, 'slots', config, () => hook(locale, context)) ?? {}
    for (const [name, html] of Object.entries(slots))
      if (!SLOTS.some((known) => known === name) || !['string', 'undefined'].includes(typeof html))
        throw invalidResult(
          plugin.name,
          'slots',
          typeof html === 'string' ? `the place "${name}"` : `${typeof html} for "${name}"`,
          `Return HTML for these places: ${SLOTS.join(', ')}.`,
        )
    return slots
  })
  const filled = SLOTS.flatMap((name): [SlotName, string][] => {
    const parts = all.flatMap((slots) => slots[name] ?? [])
    return parts.length === 0 ? [] : [[name, parts.join('')]]
  })
  return filled.length === 0 ? undefined : Object.fromEntries(filled)
}

/** Calls a hook that can't wait for anything. */
function callNow<T>(
  { name }: ActivePlugin,
  hook: keyof Hooks,
  { pluginTimeout: seconds }: Config,
  call: () => T,
): T {
  try {
    const result = limited({ plugin: name, hook, seconds }, call)
    if (!(result instanceof Promise)) return result
    // Its failure has no effect, because its result isn't used.
    result.catch(() => undefined)
    throw invalidResult(name, hook, 'a promise', 'Return the value itself.')
  } catch (cause) {
    throw hookFailed(name, hook, cause)
  }
}
