import {
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, isAbsolute, join, sep } from 'node:path'
import { format } from 'prettier'
import { errors } from '../errors/index.ts'
import { filesBelow, isPresent } from '../files/files-below.ts'
import { posixRelative } from '../files/paths.ts'

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

/** Formats files as an author would. */
export function formatFiles(files: readonly GeneratedFile[]): Promise<GeneratedFile[]> {
  return Promise.all(
    files.map(async ({ path, text }) => ({
      path,
      text: await format(text, { filepath: path, semi: false, singleQuote: true, printWidth: 100 }),
    })),
  )
}

/** A file that the migration writes. */
export interface GeneratedFile {
  /** Path relative to the new site's folder. */
  path: string
  text: string
}

/** A file or folder that is copied unchanged. */
export interface CopiedFile {
  /** Absolute path. */
  from: string
  /** Path relative to the new site's folder. */
  to: string
}

/** A value that is written as code instead of the data that it evaluates to. */
export class Code {
  readonly text: string
  /** The value that the code evaluates to. */
  readonly value: unknown
  constructor(text: string, value: unknown) {
    this.text = text
    this.value = value
  }
}

const MARK = /"@code:(\d+)@"/g

/** Serializes a value to TypeScript: data, possibly with code in between. */
export function writeValue(value: unknown): string {
  const codes: Code[] = []
  const json = JSON.stringify(
    value,
    (_, entry: unknown) => (entry instanceof Code ? `@code:${codes.push(entry) - 1}@` : entry),
    2,
  )
  return json.replace(MARK, (_, index: string) => codes[Number(index)]?.text ?? '')
}

/** The same data with the code's values. */
export function evaluated(value: unknown): unknown {
  if (value instanceof Code) return value.value
  if (Array.isArray(value)) return value.map(evaluated)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, evaluated(entry)]))
}

/** A path relative to the site's folder, with forward slashes. */
export function siteRelative(path: string, folder: string): string {
  const below = isAbsolute(path) ? posixRelative(folder, path) : path.split(sep).join('/')
  return below.replace(/^\.\//, '')
}
