import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { errors } from '../errors/index.ts'
import type { CopiedFile, GeneratedFile } from './new-files.ts'

export interface SiteFiles {
  generated: readonly GeneratedFile[]
  copied: readonly CopiedFile[]
  /** Files in copied folders that get other names. */
  renamed: readonly CopiedFile[]
}

/**
 * Writes the new site without changing the source.
 * @throws DocentError that names existing files before anything is written
 */
export function writeSite(out: string, { generated, copied, renamed }: SiteFiles): void {
  const paths = [...generated.map(({ path }) => path), ...copied.map(({ to }) => to)]
  const taken = paths.filter((path) => existsSync(join(out, path)))
  if (taken.length > 0) throw errors.migrationWouldOverwrite({ dir: out, files: taken })
  const others = new Set(renamed.map(({ from }) => from))
  for (const { from, to } of [...copied, ...renamed]) {
    mkdirSync(dirname(join(out, to)), { recursive: true })
    cpSync(from, join(out, to), {
      recursive: true,
      errorOnExist: true,
      force: false,
      filter: (path) => isContent(path) && (path === from || !others.has(path)),
    })
  }
  for (const { path, text } of generated) {
    mkdirSync(dirname(join(out, path)), { recursive: true })
    writeFileSync(join(out, path), text, { flag: 'wx' })
  }
}

/** Folders and files that belong to Docusaurus, to a package manager, or to an earlier build. */
const LEFT_OUT =
  /^(?:node_modules|build|dist|\..*|i18n|package\.json|tsconfig\.json|package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|docusaurus\.config\.\w+|sidebars\.\w+|(?:\w+_)?versioned_sidebars)$/

const isContent = (path: string): boolean => !path.split(sep).includes('node_modules')

/** The parts of a site's folder that the new one needs: documents, static files, and the sources of components. */
export function contentOf(folder: string): CopiedFile[] {
  return readdirSync(folder)
    .filter((name) => !LEFT_OUT.test(name))
    .map((name) => ({ from: join(folder, name), to: name }))
}
