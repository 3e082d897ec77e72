import { existsSync } from 'node:fs'
import { join } from '../shared/node/paths.ts'
import { type Config, localeOf, type SidebarItemConfig } from '../config/index.ts'
import { type DocentError, type ErrorLocation, errors } from '../errors/index.ts'
import { readText } from '../files/read-text.ts'
import { sourceFile } from '../files/source-dir.ts'
import { messagesOf, translatedMessagesOf } from '../config/plugins/interface-hooks.ts'
import { mergeAllMessages } from '../shared/messages/build-messages.ts'
import { translationFor } from '../shared/messages/choose-language.ts'
import { slugify } from '../shared/heading-slugs.ts'
import { nearest } from '../shared/did-you-mean.ts'

/** Translations of the configuration's labels, by the label in the configuration. */
export type Labels = Translations

/** Options with text for readers. */
const TEXTS = new Set(['label', 'ariaLabel', 'title', 'description', 'copyright', 'html', 'value'])

/** Translations of a locale: `i18n/<locale>/labels.json`, a flat record. */
export function readLabels({ siteDir }: Pick<Config, 'siteDir'>, locale: string): Labels {
  return withoutEmpty(readTranslations(join(siteDir, labelsFile(locale))))
}

/**
 * Interface messages of a locale: docent's translation, if there is one, those of the plugins, and the site's own in
 * `i18n/<locale>/messages.json`. Later ones override earlier ones.
 */
export function readMessages(config: Config, locale: string): Translations {
  return {
    ...shippedMessages(config, locale),
    ...messagesOf(config, locale),
    ...ownMessages(config, locale),
  }
}

function labelsFile(locale: string): string {
  return `i18n/${locale}/labels.json`
}

function messagesFile(locale: string): string {
  return `i18n/${locale}/messages.json`
}

function ownMessages({ siteDir }: Config, locale: string): Translations {
  return withoutEmpty(readTranslations(join(siteDir, messagesFile(locale))))
}

/** docent's translation for a locale. */
function shippedMessages(config: Config, locale: string): Translations {
  const language = translationFor(localeOf(config, locale).htmlLang)
  return language ? readTranslations(sourceFile(`shared/messages/languages/${language}.json`)) : {}
}

/** `docent translate --write` leaves empty texts for what is still to be translated. */
function withoutEmpty(translations: Translations): Translations {
  return Object.fromEntries(Object.entries(translations).filter(([, text]) => text !== ''))
}

/** What a locale's file of labels or messages has of what it should have. */
export interface DictionaryState {
  /** Relative to the site's folder. */
  file: string
  /** Keys in the file, including those with empty texts. */
  written: string[]
  /** Keys without a translation. */
  missing: string[]
  /** Keys that translate nothing. */
  unused: string[]
}

/** Compares a locale's labels with those in the configuration. The default locale needs none. */
export function labelState(config: Config, locale: string): DictionaryState {
  const { navbar, footer, docs, i18n } = config
  const sidebars = docs.flatMap((instance) => [
    instance.sidebars,
    ...Object.values(instance.versions).map((version) => version.sidebars),
  ])
  const wanted = new Set(textsOf([navbar, footer, sidebars]))
  const written = Object.keys(readTranslations(join(config.siteDir, labelsFile(locale))))
  const labels = readLabels(config, locale)
  return {
    file: labelsFile(locale),
    written,
    missing: locale === i18n.defaultLocale ? [] : [...wanted].filter((text) => !(text in labels)),
    unused: written.filter((text) => !wanted.has(text)),
  }
}

/** Compares a locale's messages with docent's and those of plugins. */
export function messageState(config: Config, locale: string): DictionaryState {
  const { htmlLang } = localeOf(config, locale)
  const { pluralCategories } = new Intl.PluralRules(htmlLang).resolvedOptions()
  const isEnglish = new Intl.Locale(htmlLang).language === 'en'
  const ofDocent = Object.keys(mergeAllMessages({})).flatMap((key) => {
    if (!isPluralForm(key)) return key
    return key.endsWith('.other') ? pluralCategories.map((form) => key.replace('other', form)) : []
  })
  const ofPlugins = messagesOf(config, 'en')
  const wanted = new Set([...ofDocent, ...Object.keys(ofPlugins)])
  const own = ownMessages(config, locale)
  const written = Object.keys(readTranslations(join(config.siteDir, messagesFile(locale))))
  const known = {
    ...(isEnglish && mergeAllMessages({})),
    ...shippedMessages(config, locale),
    ...translatedMessagesOf(config, locale),
    ...own,
  }
  const others = Object.keys(config.locales)
    .filter((other) => other !== locale)
    .map((other) => ownMessages(config, other))
  return {
    file: messagesFile(locale),
    written,
    missing: [...wanted].filter((key) => !Object.hasOwn(known, key)),
    // A key of the site's own, which its components read, is in several locales, if there are several.
    unused: written.filter(
      (key) =>
        !wanted.has(key) &&
        !isPluralForm(key) &&
        (others.length > 0
          ? !others.some((other) => Object.hasOwn(other, key))
          : nearest(key, [...wanted]) !== undefined),
    ),
  }
}

/** A warning about translated labels that the configuration doesn't have. */
export function labelProblems(config: Config, locale: string): DocentError[] {
  const { file, unused } = labelState(config, locale)
  return unused.length === 0
    ? []
    : [errors.unusedLabels({ file: join(config.siteDir, file), labels: unused })]
}

/** Warnings about messages that nothing shows, and about placeholders that stay as they're written. */
export function messageProblems(config: Config, locale: string): DocentError[] {
  const file = messagesFile(locale)
  const path = join(config.siteDir, file)
  const own = ownMessages(config, locale)
  if (Object.keys(own).length === 0) return []
  const source = readText(path)
  const at = (key: string): ErrorLocation => ({
    file: path,
    source,
    line:
      source.split('\n').findIndex((line) => line.includes(JSON.stringify(key))) + 1 || undefined,
  })
  const originals: Translations = { ...mergeAllMessages({}), ...messagesOf(config, 'en') }
  const placeholders = (text: string): string[] => text.match(/\{\w+\}/g) ?? []
  return [
    ...messageState(config, locale).unused.map((key) =>
      errors.unknownMessage({
        ...at(key),
        key,
        known: Object.keys(originals),
        hasOthers: Object.keys(config.locales).length > 1,
      }),
    ),
    ...Object.entries(own).flatMap(([key, text]) => {
      const original = originals[key] ?? originals[key.replace(/\w+$/, 'other')]
      if (original === undefined) return []
      const known = placeholders(original)
      return placeholders(text)
        .filter((name) => !known.includes(name))
        .map((name) => errors.unknownPlaceholder({ ...at(key), key, name, known }))
    }),
  ]
}

function isPluralForm(key: string): boolean {
  return /\.(?:zero|one|two|few|many|other)$/.test(key)
}

/** All texts for readers in a part of the configuration. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return TEXTS.has(key) && value !== '' ? [value] : []
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => textsOf(entry))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) => textsOf(entry, name))
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
