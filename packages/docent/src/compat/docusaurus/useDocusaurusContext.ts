import customFields from 'virtual:docent/custom-fields'
import { useSite } from '../../theme/context.ts'

/** The site's data in Docusaurus's format, limited to the fields that docent has. */
export default function useDocusaurusContext() {
  const { title, titleDelimiter, tagline, url, baseUrl, locale, locales } = useSite()
  return {
    // Options that docent doesn't have, such as `organizationName`, may be among the custom fields.
    siteConfig: {
      ...customFields,
      title,
      titleDelimiter,
      tagline,
      url,
      baseUrl,
      customFields,
      themeConfig: {},
    },
    i18n: { currentLocale: locale, locales: locales.map(({ code }) => code) },
  }
}
