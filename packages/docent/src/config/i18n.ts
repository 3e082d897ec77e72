import { z } from 'zod'
import type { LocaleInfo } from '../shared/records/site-data.ts'
import type { AddressForm } from '../shared/routes.ts'
import { reportIssue, knownNames, oneOf, options, subPath, text } from './options.ts'

const localeConfig = options({
  /**
   * Name of the language in that language, for the locale dropdown. Default: the name that the runtime provides.
   * @example 'Deutsch'
   */
  label: text().optional(),
  /** The page's `lang` attribute. Default: the locale itself. @example 'pt-BR' */
  htmlLang: text().optional(),
  /** Writing direction. Default: the direction of the locale's script. @example 'rtl' */
  direction: oneOf(['ltr', 'rtl']).optional(),
  /**
   * Folder of the locale, relative to the base URL. The default locale doesn't have one. Default: the locale itself.
   * @example 'brazil'
   */
  path: subPath().min(1, 'Use a non-empty string.').optional(),
})

/** Languages of the site. */
export const i18n = options({
  /** Locale at the base URL. Default: `'en'`. @example 'fr' */
  defaultLocale: text().default('en'),
  /**
   * All locales, in the order of the dropdown. Default: only the default locale.
   * @example ['en', 'fr']
   */
  locales: z.array(text()).min(1, 'Add at least one locale.').optional(),
  /**
   * Settings that differ from the defaults, by locale. Default: `{}`.
   * @example { fr: { label: 'Français' } }
   */
  localeConfigs: z.record(z.string(), localeConfig).default({}),
})
  .check((ctx) => {
    const { defaultLocale, localeConfigs } = ctx.value
    const locales = ctx.value.locales ?? [defaultLocale]
    if (!locales.includes(defaultLocale)) {
      reportIssue(
        ctx,
        ['defaultLocale'],
        `It must be one of \`locales\`. ${knownNames(defaultLocale, locales)}`,
      )
    }
    for (const locale of locales.filter((name) => !isLanguageTag(name))) {
      const at = ctx.value.locales?.indexOf(locale) ?? -1
      reportIssue(
        ctx,
        at === -1 ? ['defaultLocale'] : ['locales', at],
        'Use a language tag, for example "en" or "pt-BR".',
      )
    }
    for (const locale of Object.keys(localeConfigs)) {
      if (locales.includes(locale)) continue
      reportIssue(
        ctx,
        ['localeConfigs', locale],
        `Add "${locale}" to \`i18n.locales\`, or remove this entry.`,
      )
    }
  })
  .transform(({ defaultLocale, locales = [defaultLocale], localeConfigs }) => ({
    defaultLocale,
    locales,
    localeConfigs,
  }))

export type I18nConfig = z.output<typeof i18n>

/** The site's locales, and where they are. */
export interface LocalePlaces {
  baseUrl: string
  i18n: Pick<I18nConfig, 'defaultLocale'>
  locales: Readonly<Record<string, LocaleInfo>>
  addresses?: AddressForm
}

/**
 * The locales by their code, in the configured order. The default locale is at the site's base URL, the others are
 * below it.
 */
export function resolveLocales(
  { defaultLocale, locales, localeConfigs }: I18nConfig,
  siteBaseUrl: string,
): Record<string, LocaleInfo> {
  const resolve = (code: string): LocaleInfo => {
    const { label, htmlLang, direction, path } = localeConfigs[code] ?? {}
    return {
      code,
      label: label ?? languageName(code),
      htmlLang: htmlLang ?? code,
      direction: direction ?? scriptDirection(code),
      baseUrl: code === defaultLocale ? siteBaseUrl : `${siteBaseUrl}${path ?? code}/`,
    }
  }
  return Object.fromEntries(locales.map((code) => [code, resolve(code)]))
}

/** The ending of page addresses, if it's configured. */
export function resolveAddresses(
  trailingSlash: boolean | undefined,
  locales: Readonly<Record<string, LocaleInfo>>,
): AddressForm | undefined {
  if (trailingSlash === undefined) return undefined
  return { trailingSlash, roots: Object.values(locales).map(({ baseUrl }) => baseUrl) }
}

function isLanguageTag(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length === 1
  } catch {
    return false
  }
}

/** Name of a language in that language, such as `English` for `en`, or the tag if the runtime doesn't know it. */
function languageName(locale: string): string {
  try {
    const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  } catch {
    return locale
  }
}

/** Languages that are usually written from right to left. `Intl` provides this only in newer runtimes. */
const RIGHT_TO_LEFT = new Set([
  'ar',
  'arc',
  'ckb',
  'dv',
  'fa',
  'he',
  'ku',
  'ps',
  'sd',
  'ug',
  'ur',
  'yi',
])

function scriptDirection(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(locale.toLowerCase().split('-')[0] ?? '') ? 'rtl' : 'ltr'
}
