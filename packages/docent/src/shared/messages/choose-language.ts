/**
 * Languages other than English that docent's interface is translated into. Each has a file in `languages`, which only
 * the build of a site with a locale in that language reads.
 */
export const LANGUAGES = [
  'ar',
  'cs',
  'de',
  'es',
  'fa',
  'fr',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt-BR',
  'ru',
  'sv',
  'tr',
  'uk',
  'vi',
  'zh-Hans',
  'zh-Hant',
] as const

/** Code of a language that docent's interface is translated into. */
export type Language = (typeof LANGUAGES)[number]

/**
 * The translation for a locale: the one for its region if there is one, or else any in its language and script.
 * `undefined` for English and languages without a translation.
 * @param tag BCP 47 language tag; others have no translation
 * @example translationFor('zh-TW') // 'zh-Hant'
 */
export function translationFor(tag: string): Language | undefined {
  return languageFor(tag, LANGUAGES)
}

/** The one of some languages that fits a locale best, in the same way. */
export function languageFor<Code extends string>(
  tag: string,
  languages: readonly Code[],
): Code | undefined {
  const wanted = fullTag(tag)
  const fitting = languages.filter((code) => {
    const full = fullTag(code)
    return wanted && full?.language === wanted.language && full.script === wanted.script
  })
  return fitting.find((code) => fullTag(code)?.region === wanted?.region) ?? fitting[0]
}

/** A language tag with its likely script and region. */
function fullTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return undefined
  }
}
