import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config, SidebarItemConfig } from '../config/index.ts'
import { errors } from '../errors/index.ts'
import { readText } from '../files/read-text.ts'
import { slugify } from '../shared/text.ts'

/** Translations of the configuration's labels, by the label in the configuration. */
export type Labels = Translations

/** Options with text for readers. */
const TEXTS = new Set(['label', 'ariaLabel', 'title', 'description', 'copyright', 'html', 'value'])

/** Translations of a locale: `i18n/<locale>/labels.json`, a flat record. */
export function readLabels({ siteDir }: Pick<Config, 'siteDir'>, locale: string): Labels {
  return readTranslations(join(siteDir, 'i18n', locale, 'labels.json'))
}

/** Options with the labels of a language. Labels without a translation stay. */
export function withLabels<T>(options: T, labels: Labels): T {
  return (Object.keys(labels).length === 0 ? options : translate(options, labels)) as T
}

/** Entries of a sidebar in a language. Routes of generated pages stay the same in all languages. */
export function sidebarWithLabels(
  items: readonly SidebarItemConfig[],
  labels: Labels,
): SidebarItemConfig[] {
  return withLabels(Object.keys(labels).length === 0 ? [...items] : items.map(withRoute), labels)
}

function withRoute(item: SidebarItemConfig): SidebarItemConfig {
  if (item.type !== 'category') return item
  const items = item.items.map(withRoute)
  const { link, label } = item
  if (link?.type !== 'generated-index') return { ...item, items }
  return { ...item, items, link: { ...link, slug: link.slug ?? `category/${slugify(label)}` } }
}

function translate(value: unknown, labels: Labels, key = ''): unknown {
  if (typeof value === 'string')
    return TEXTS.has(key) && Object.hasOwn(labels, value) ? labels[value] : value
  if (Array.isArray(value)) return value.map((entry: unknown) => translate(entry, labels))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, translate(entry, labels, name)]),
  )
}

/** Translations by the name or the text that they replace. */
export type Translations = Readonly<Record<string, string>>

/**
 * Reads a file of translations. A file that doesn't exist has none.
 * @throws DocentError if the file isn't a JSON object with strings
 */
export function readTranslations(file: string): Translations {
  if (!existsSync(file)) return {}
  const text = readText(file)
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (cause) {
    throw errors.invalidMessagesFile({ file, problem: (cause as Error).message, cause })
  }
  if (kindOf(data) !== 'an object')
    throw errors.invalidMessagesFile({
      file,
      problem: `it has ${kindOf(data)} instead of an object`,
    })
  const translations = data as Record<string, unknown>
  for (const [name, value] of Object.entries(translations))
    if (typeof value !== 'string')
      throw errors.invalidMessagesFile({
        file,
        problem: `the value of "${name}" is ${kindOf(value)} instead of a string`,
      })
  return translations as Translations
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
