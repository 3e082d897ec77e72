import customFields from 'virtual:docent/custom-fields'
import { useSite } from '../../ui/context.ts'

/** What Docusaurus' configuration says of the site, as far as docent knows it. */
export default function useDocusaurusContext() {
  const { title, tagline, url, baseUrl, locale, locales } = useSite()
  return {
    siteConfig: { title, tagline, url, baseUrl, customFields, themeConfig: {} },
    i18n: { currentLocale: locale, locales: locales.map(({ code }) => code) },
  }
}
