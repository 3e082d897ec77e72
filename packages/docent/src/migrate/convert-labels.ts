import { isRecord, type DocusaurusSite } from './docusaurus-site.ts'
import type { Finding } from './findings.ts'
import type { GeneratedFile } from './new-files.ts'

/** The label in the default language, which is part of its translation's key. */
const KEYS = [
  /^item\.label\.(.+)$/,
  /^link\.(?:title|item\.label)\.(.+)$/,
  /^sidebar\.[^.]+\.(?:category|link|doc)\.(.+?)(?<!\.link\.generated-index\.(?:title|description))$/,
]

export interface ConvertedLabels {
  files: GeneratedFile[]
  findings: Finding[]
}

/** Translations of the labels in the navbar, the footer, and sidebars, for each locale. */
export function convertLabels({ config, translatedLabels }: DocusaurusSite): ConvertedLabels {
  const locales = new Map<string, Record<string, string>>()
  for (const { path, messages } of translatedLabels) {
    const locale = path.split('/')[0] ?? ''
    const labels = locales.get(locale) ?? {}
    locales.set(locale, labels)
    for (const [key, entry] of Object.entries(messages)) {
      const original = originalOf(key, config)
      const message = isRecord(entry) ? entry.message : undefined
      if (original !== undefined && typeof message === 'string' && message !== original)
        labels[original] ??= message
    }
  }
  const written = [...locales].filter(([, labels]) => Object.keys(labels).length > 0)
  return {
    files: written.map(([locale, labels]) => ({
      path: `i18n/${locale}/labels.json`,
      text: JSON.stringify(labels),
    })),
    findings: written.map(([locale, labels]) => ({
      kind: 'converted',
      subject: `i18n: ${Object.keys(labels).length} labels in ${locale}`,
      text: `i18n/${locale}/labels.json`,
    })),
  }
}

function originalOf(key: string, { themeConfig }: DocusaurusSite['config']): string | undefined {
  if (key === 'copyright') {
    const footer = isRecord(themeConfig) ? themeConfig.footer : undefined
    const copyright = isRecord(footer) ? footer.copyright : undefined
    return typeof copyright === 'string' ? copyright : undefined
  }
  return KEYS.map((pattern) => pattern.exec(key)?.[1]).find((label) => label !== undefined)
}
