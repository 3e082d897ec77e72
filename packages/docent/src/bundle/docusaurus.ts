import type { Plugin } from 'vite'
import { transformWithOxc } from 'vite'
import { sourceFile } from '../files/source-dir.ts'
import { ownTheme, type ImportOptions } from '../markdown/page-imports.ts'
import {
  docusaurusModule,
  DOCUSAURUS_MODULES,
  isDocusaurusModule,
} from '../shared/docusaurus-modules.ts'
import { svgComponent } from './svg-component.ts'

/** What an error says of a module that only Docusaurus has. */
export function foreignFacts(
  specifier: string,
  { compat }: Pick<ImportOptions, 'compat'>,
): { specifier: string; known?: string[] } {
  return { specifier, ...(compat && { known: Object.keys(DOCUSAURUS_MODULES) }) }
}

/** Before the file in the name of a module whose default export is one of the file's exports. */
const DEFAULT_OF = '\0docent-default-of:'

/**
 * Bundles the code of a Docusaurus site: its modules are docent's or the site's own, JSX may be in `.js` files, and SVG
 * files are components.
 */
export function docusaurusPlugins(siteDir: string): Plugin[] {
  return [
    {
      name: 'docent-docusaurus-modules',
      enforce: 'pre',
      resolveId(specifier, importer) {
        if (!isDocusaurusModule(specifier)) return undefined
        const own = ownTheme(specifier, siteDir)
        // A component that replaces another one may import that one by the same name.
        if (own !== undefined && own !== importer) return own
        const file = docusaurusModule(specifier)
        if (file === undefined) return undefined
        return file.includes('#') ? DEFAULT_OF + file : sourceFile(file)
      },
      load(id) {
        if (!id.startsWith(DEFAULT_OF)) return undefined
        const [file = '', name = ''] = id.slice(DEFAULT_OF.length).split('#')
        return `export { ${name} as default } from ${JSON.stringify(sourceFile(file))}`
      },
    },
    {
      name: 'docent-docusaurus-jsx',
      enforce: 'pre',
      transform(code, id) {
        const file = id.replace(/[?#].*$/, '')
        if (!/\.m?js$/.test(file) || file.includes('/node_modules/') || !/<[\w>]/.test(code))
          return undefined
        return transformWithOxc(code, file, { lang: 'jsx', jsx: { runtime: 'automatic' } })
      },
    },
    {
      name: 'docent-docusaurus-svg',
      enforce: 'pre',
      load(id) {
        return id.endsWith('.svg') ? svgComponent(id) : undefined
      },
    },
  ]
}
