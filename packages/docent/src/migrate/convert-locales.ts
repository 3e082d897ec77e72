import { manual, converted, dropped, nested, NOTHING, same, type Rule } from './conversion.ts'
import { isRecord } from './docusaurus-site.ts'

/** Converts the site's languages. */
export const convertI18n: Rule = nested({
  defaultLocale: same('i18n.defaultLocale'),
  locales: same('i18n.locales'),
  path: (value, keys) =>
    value === 'i18n'
      ? NOTHING
      : manual('docent reads translations from the folder `i18n`. Rename the folder.')(value, keys),
  localeConfigs: (value, keys) =>
    nested(
      Object.fromEntries(
        Object.keys(isRecord(value) ? value : {}).map((locale) => [locale, localeRule(locale)]),
      ),
    )(value, keys),
})

function localeRule(locale: string): Rule {
  const path = `i18n.localeConfigs.${locale}`
  return nested({
    label: same(`${path}.label`),
    direction: same(`${path}.direction`),
    htmlLang: same(`${path}.htmlLang`),
    calendar: dropped('Dates use the locale’s calendar.'),
    path: dropped('The folder with translations has the locale’s name.'),
    translate: dropped('Pages without a translation are in the default language.'),
    url: manual('All locales have the same host in docent.'),
    baseUrl: converted(`${path}.path`, (value) => {
      const folder = String(value).replace(/^\/|\/$/g, '')
      return folder === '' ? {} : { i18n: { localeConfigs: { [locale]: { path: folder } } } }
    }),
  })
}
