import { basename } from 'node:path'
import { VERSION } from '../shared/version.ts'
import type { DocusaurusSite } from './docusaurus-site.ts'
import type { GeneratedFile } from './new-files.ts'

/** What docent needs beside itself. */
const NEEDED = { docent: `^${VERSION}`, react: '^19.3.1', 'react-dom': '^19.3.1', zod: '^4.0.0' }

/** Packages that only Docusaurus uses. */
const ITS_OWN = /docusaurus|^@mdx-js\/|^prism-react-renderer$|^@docsearch\/|^(?:remark|rehype)-/

/** Files around the new site: the packages of its components, and docent instead of Docusaurus. */
export function packageFiles(site: DocusaurusSite): GeneratedFile[] {
  return [packageFile(site), ...(site.hasTypeScript ? [TSCONFIG] : [])]
}

/** That of a Docusaurus site extends a package of Docusaurus. */
const TSCONFIG: GeneratedFile = {
  path: 'tsconfig.json',
  text: JSON.stringify({
    compilerOptions: {
      target: 'es2023',
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      paths: { '@site/*': ['./*'] },
    },
    exclude: ['dist', '.docent'],
  }),
}

function packageFile({ folder, dependencies }: DocusaurusSite): GeneratedFile {
  const kept = Object.entries(dependencies).filter(([name]) => !ITS_OWN.test(name))
  const all = { ...Object.fromEntries(kept), ...NEEDED }
  return {
    path: 'package.json',
    text: JSON.stringify({
      name: `${basename(folder).toLowerCase()}-docent`,
      private: true,
      type: 'module',
      scripts: {
        dev: 'docent dev',
        build: 'docent build',
        preview: 'docent preview',
        check: 'docent check',
      },
      dependencies: Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))),
    }),
  }
}
