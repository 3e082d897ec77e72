import { join, posix } from './paths.ts'
import { isMarkdown } from './convert-pages.ts'
import { type DocusaurusSite, isRecord } from './docusaurus-site.ts'
import { count, type Finding } from './migration-report.ts'
import { docsPath, newDocsPath } from './read-docs-instances.ts'
import type { CopiedFile, GeneratedFile } from './write-site.ts'

/** Translated documents, in the folders where docent expects them. */
export function translatedDocs(site: DocusaurusSite, out: string): CopiedFile[] {
  return site.translations.flatMap((path): CopiedFile[] => {
    const [locale = '', plugin = '', version = '', ...rest] = path.split('/')
    if (plugin === 'docusaurus-plugin-content-pages' && isMarkdown(path) && site.pagesDir) {
      const to = posix.join('i18n', locale, site.pagesDir, version, ...rest)
      return [{ from: join(site.folder, 'i18n', path), to }]
    }
    const blog = plugin === 'docusaurus-plugin-content-blog' ? site.blogs[0] : undefined
    if (blog && path !== `${locale}/${plugin}/options.json`) {
      const dir = docsPath({ path: 'blog', ...blog.entry.options }, site.folder)
      const to = posix.join('i18n', locale, dir.replace(/^(?:\.\.\/)+/, ''), version, ...rest)
      return [{ from: join(site.folder, 'i18n', path), to }]
    }
    const instance = site.docs.find(({ id }) => plugin === pluginFolder(id))
    if (
      !instance ||
      rest.length === 0 ||
      path.endsWith('.json') === (rest.at(-1) !== '_category_.json')
    )
      return []
    const prefix = instance.id === 'default' ? '' : `${instance.id}_`
    const dir =
      version === 'current'
        ? newDocsPath(instance.options, site.folder, out).replace(/^(?:\.\.\/)+/, '')
        : `${prefix}versioned_docs/${version}`
    return [{ from: join(site.folder, 'i18n', path), to: posix.join('i18n', locale, dir, ...rest) }]
  })
}

const pluginFolder = (id: string): string =>
  id === 'default' ? 'docusaurus-plugin-content-docs' : `docusaurus-plugin-content-docs-${id}`

/** Findings about translated documents, and about messages of the theme and of components. */
export function translations(site: DocusaurusSite): Finding[] {
  const files = site.translations.filter((file) => /^[^/]+\/code\.json$/.test(file))
  const docs = translatedDocs(site, site.folder).length
  const [first] = files
  return [
    ...(docs === 0
      ? []
      : [
          {
            kind: 'converted' as const,
            subject: `i18n: ${count(docs, 'translated file')}`,
            text: 'i18n/<locale>/<docs folder>',
          },
        ]),
    ...(first === undefined
      ? []
      : [
          {
            kind: 'manual' as const,
            subject: `i18n: ${count(files.length, 'message file')}, such as ${first}`,
            text: 'docent has its own interface text: translate it in i18n/<locale>/messages.json. Text in <Translate> isn’t translated.',
          },
        ]),
  ]
}

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
