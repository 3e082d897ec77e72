import { relative, sep } from 'node:path'
import type { SourceFile } from './docusaurus-site.ts'
import type { Finding } from './findings.ts'

/** Docusaurus' modules that a page imports. */
const IMPORTS = /from\s+['"](@(?:theme|theme-original|docusaurus)\/[^'"]+)['"]/g

/** Pages below `src/pages`. The author has to migrate Markdown pages and pages with Docusaurus' layout. */
export function convertPages(pages: readonly SourceFile[], folder: string): Finding[] {
  return pages.map(({ file, text }): Finding => {
    const subject = relative(folder, file).split(sep).join('/')
    const imports = [...text.matchAll(IMPORTS)].map(([, name]) => name ?? '')
    if (/\.mdx?$/.test(file)) {
      return {
        kind: 'hand',
        subject,
        text: 'docent’s pages are React components. Move the text to a docs folder.',
        file,
      }
    }
    if (imports.length > 0) {
      const names = [...new Set(imports)].join(', ')
      return {
        kind: 'hand',
        subject,
        text: `Move it to src/docent-pages when it works without scripts. It imports ${names}.`,
        file,
      }
    }
    return {
      kind: 'hand',
      subject,
      text: 'Move it to src/docent-pages when it works without scripts.',
      file,
    }
  })
}
