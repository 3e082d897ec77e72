import {
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { errors } from '../errors/index.ts'
import { filesBelow, isPresent } from '../files/files-below.ts'
import type { CopiedFile, GeneratedFile } from './new-files.ts'

export interface SiteFiles {
  generated: readonly GeneratedFile[]
  copied: readonly CopiedFile[]
  /** Files in copied folders that get other names. */
  renamed: readonly CopiedFile[]
}

/**
 * Writes the new site without changing the source. Links are replaced with copies of what they lead to, so that the new
 * site doesn't depend on the old one.
 * @throws DocentError that names existing files before anything is written, and for a link that leads nowhere
 */
export function writeSite(out: string, { generated, copied, renamed }: SiteFiles): void {
  const others = new Set(renamed.map(({ from }) => from))
  const copies = [...copied.flatMap(filesOf).filter(({ from }) => !others.has(from)), ...renamed]
  const paths = [...generated, ...copied.map(({ to }) => ({ path: to }))]
  const taken = paths.flatMap(({ path }) => existing(out, path) ?? [])
  if (taken.length > 0)
    throw errors.migrationWouldOverwrite({ dir: out, files: [...new Set(taken)] })
  for (const { from, to } of copies) {
    mkdirSync(dirname(join(out, to)), { recursive: true })
    copyFileSync(from, join(out, to), constants.COPYFILE_EXCL)
  }
  for (const { path, text } of generated) {
    mkdirSync(dirname(join(out, path)), { recursive: true })
    writeFileSync(join(out, path), text, { flag: 'wx' })
  }
}

/** Folders and files that belong to Docusaurus, to a package manager, or to an earlier build. */
const LEFT_OUT =
  /^(?:node_modules|build|dist|\..*|i18n|package\.json|tsconfig\.json|package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|docusaurus\.config\.\w+|sidebars\.\w+|(?:\w+_)?versioned_sidebars)$/

/** The file, or all files in the folder. */
function filesOf({ from, to }: CopiedFile): CopiedFile[] {
  if (!isPresent(from) || !statSync(from).isDirectory()) return [{ from, to }]
  return filesBelow(from, (name) => name === 'node_modules').map((path) => ({
    from: join(from, path),
    to: `${to}/${path}`,
  }))
}

/** The existing file that would be replaced, or the link or file in place of a folder that would be written through. */
function existing(out: string, path: string): string | undefined {
  const parts = path.split('/')
  for (const [at] of parts.entries()) {
    const below = parts.slice(0, at + 1).join('/')
    const found = lstatSync(join(out, below), { throwIfNoEntry: false })
    if (!found) return undefined
    if (at === parts.length - 1 || !found.isDirectory()) return below
  }
  return undefined
}

/** The parts of a site's folder that the new one needs: documents, static files, and the sources of components. */
export function contentOf(folder: string): CopiedFile[] {
  return readdirSync(folder)
    .filter((name) => !LEFT_OUT.test(name))
    .map((name) => ({ from: join(folder, name), to: name }))
}
