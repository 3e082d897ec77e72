import { readFileSync } from 'node:fs'
import { basename, dirname, isBelow, join, relative, resolve } from './paths.ts'
import { errors } from './errors.ts'
import type { SourceFile } from './docusaurus-site.ts'
import {
  type Finding,
  lineOfKeys,
  type LocatedFinding,
  migrationReport,
} from './migration-report.ts'
import { contentOf, formatFiles, writeSite } from './write-site.ts'
import { packageFile } from './package-file.ts'
import { loadSite } from './load-site.ts'
import { migrate } from './migration.ts'

export interface MigrationOptions {
  /** Folder of the Docusaurus site. */
  folder: string
  /** Folder of the new site. Default: next to the site, with `-docent` at the end of its name. */
  out?: string
  cwd: string
  /** Loads the configuration of the new site, which finds what docent rejects. */
  loadConfig: (siteDir: string) => Promise<unknown>
}

/**
 * Migrates a Docusaurus site to docent: reads one folder, writes another, and reports all changes.
 * @returns the report
 * @throws DocentError if the site can't be read, if files already exist, and for options that docent rejects
 */
export async function runMigration({
  folder: given,
  out: chosen,
  cwd,
  loadConfig,
}: MigrationOptions): Promise<string> {
  const folder = resolve(cwd, given)
  const out =
    chosen === undefined
      ? join(dirname(folder), `${basename(folder)}-docent`)
      : resolve(cwd, chosen)
  const isInPlace = out === folder
  if (!isInPlace && isBelow(out, folder))
    throw errors.migrationOutputInsideSite({ dir: out, site: folder })
  // Modules of the site may start work whose failure doesn't concern the configuration.
  const ignore = (): void => undefined
  process.on('unhandledRejection', ignore)
  const { exit } = process
  process.exit = (code) => {
    throw new Error(`it calls process.exit(${code ?? ''})`)
  }
  try {
    return await migrateFolder(folder, out, cwd, loadConfig)
  } finally {
    process.exit = exit
    process.off('unhandledRejection', ignore)
  }
}

async function migrateFolder(
  folder: string,
  out: string,
  cwd: string,
  loadConfig: MigrationOptions['loadConfig'],
): Promise<string> {
  const isInPlace = out === folder
  const site = await loadSite(folder)
  const migration = migrate(site, out)
  const generated = await formatFiles(migration.files)
  writeSite(out, {
    generated,
    copied: [...(isInPlace ? [] : contentOf(folder, site.importedSidebars)), ...migration.copied],
    renamed: migration.renamed,
    edits: migration.edits,
  })
  // A configuration whose packages aren't installed yet can't be loaded.
  if (migration.packages.every((name) => packageFile(name, join(out, 'docent.config.ts'))))
    await loadConfig(out)
  const show = (path: string): string => relative(cwd, path) || '.'
  return [
    migrationReport({
      ...migration,
      findings: migration.findings.map((finding) => ({
        ...located(finding, site.configFile, folder),
        subject: finding.subject.replaceAll(`${folder}/`, ''),
      })),
    }),
    `Wrote ${generated.map(({ path }) => path).join(', ')} to ${show(out)}.`,
    `Build the site: docent build --site ${show(out)}`,
  ].join('\n\n')
}

function located(finding: Finding, config: SourceFile, folder: string): LocatedFinding {
  const file = finding.file ?? (finding.keys ? config.file : undefined)
  if (file === undefined) return { ...finding, location: '' }
  const line = finding.line ?? lineIn(file, config, finding.keys)
  const path = relative(folder, file)
  return { ...finding, location: line === undefined ? path : `${path}:${line}` }
}

function lineIn(
  file: string,
  config: SourceFile,
  keys?: readonly PropertyKey[],
): number | undefined {
  if (!keys) return undefined
  const source = file === config.file ? config : { file, text: readFileSync(file, 'utf8') }
  return lineOfKeys(source, keys)
}
