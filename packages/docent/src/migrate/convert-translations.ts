import { join, posix } from 'node:path'
import { count } from '../errors/message-parts.ts'
import { isMarkdown } from './convert-pages.ts'
import type { DocusaurusSite } from './docusaurus-site.ts'
import type { Finding } from './findings.ts'
import type { CopiedFile } from './new-files.ts'
import { newDocsPath } from './read-docs-instances.ts'

/** Translated documents, in the folders where docent expects them. */
export function translatedDocs(site: DocusaurusSite, out: string): CopiedFile[] {
  return site.translations.flatMap((path): CopiedFile[] => {
    const [locale = '', plugin = '', version = '', ...rest] = path.split('/')
    if (plugin === 'docusaurus-plugin-content-pages' && isMarkdown(path) && site.pagesDir) {
      const to = posix.join('i18n', locale, site.pagesDir, version, ...rest)
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
