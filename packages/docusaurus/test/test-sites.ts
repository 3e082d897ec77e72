import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { DocusaurusSite, Options, PluginEntry } from '../src/docusaurus-site.ts'
import { pluginEntries } from '../src/plugin-entries.ts'
import type { Finding } from '../src/migration-report.ts'

const MODULES = join(import.meta.dirname, '../../../node_modules')

/** A folder with files, which is deleted after the test. */
export function folderWith(files: Record<string, string>, { linked = false } = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'docent-migrate-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  if (linked) symlinkSync(MODULES, join(root, 'node_modules'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

/** A site with only this configuration. */
export function siteWith(config: Options, more: Partial<DocusaurusSite> = {}): DocusaurusSite {
  return {
    folder: '/site',
    config,
    configFile: { file: '/site/docusaurus.config.js', text: '' },
    packageFiles: new Map(),
    modules: new Map(),
    missingPackages: [],
    missingFiles: [],
    docs: [],
    blogs: [],
    plugins: pluginEntries({ presets: [], ...config }),
    styleSheets: [],
    pagesDir: 'src/pages',
    pages: [],
    swizzled: [],
    interactive: [],
    importedSidebars: new Set(),
    patches: [],
    translations: [],
    translatedLabels: [],
    dependencies: {},
    devDependencies: new Set(),
    workspaceDependencies: {},
    workspacePackages: {},
    imported: new Set(),
    hasTypeScript: false,
    ...more,
  }
}

export function plugin(name: string, options: Options = {}): PluginEntry {
  return { name, options, keys: ['plugins', 0], optionKeys: ['plugins', 0, 1] }
}

/** The text of the findings, without locations. */
export function said(findings: readonly Finding[], kind: Finding['kind']): string[] {
  return findings
    .filter((finding) => finding.kind === kind)
    .map(({ subject, text }) => `${subject}: ${text}`)
}

/** The option of a configuration in `writtenSite`, which has no imports. */
export const DOCUSAURUS = "plugins: [(await import('@docent/docusaurus')).docusaurus()]"
