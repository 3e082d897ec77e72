import {
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { format } from 'prettier'
import { dirname, isAbsolute, join, relative, slashed } from './paths.ts'
import { errors } from './errors.ts'
import { filesBelow, isPresent } from 'docent/tools'

export interface SiteFiles {
  generated: readonly GeneratedFile[]
  copied: readonly CopiedFile[]
  /** Files in copied folders that get other names. */
  renamed: readonly CopiedFile[]
  /** Changes in copies. */
  edits?: readonly Edit[]
}

/**
 * Writes the new site without changing the source. Links are replaced with copies of what they lead to, so that the new
 * site doesn't depend on the old one.
 * @throws DocentError that names existing files before anything is written, and for a link that leads nowhere
 */
export function writeSite(
  out: string,
  { generated, copied, renamed, edits = [] }: SiteFiles,
): void {
  const others = new Set(renamed.map(({ from }) => from))
  const copies = [...copied.flatMap(filesOf).filter(({ from }) => !others.has(from)), ...renamed]
  const paths = [...generated, ...copied.map(({ to }) => ({ path: to }))]
  const taken = paths.flatMap(({ path }) => existing(out, path) ?? [])
  if (taken.length > 0)
    throw errors.migrationWouldOverwrite({ dir: out, files: [...new Set(taken)] })
  for (const { from, to } of copies) {
    mkdirSync(dirname(join(out, to)), { recursive: true })
    copyFileSync(from, join(out, to), constants.COPYFILE_EXCL)
    const changes = edits.filter(({ file }) => file === from)
    if (changes.length > 0) writeFileSync(join(out, to), edited(from, changes))
  }
  for (const { path, text } of generated) {
    mkdirSync(dirname(join(out, path)), { recursive: true })
    writeFileSync(join(out, path), text, { flag: 'wx' })
  }
}

function edited(file: string, edits: readonly Edit[]): string {
  const lines = readFileSync(file, 'utf8').split('\n')
  for (const { line, before, after } of edits)
    lines[line - 1] = lines[line - 1]?.replace(before, after) ?? ''
  return lines.join('\n')
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

/**
 * The parts of a site's folder that the new one needs: documents, static files, and the sources of components.
 * @param imported names of files that pages and components import, such as `sidebars.js`
 */
export function contentOf(folder: string, imported: ReadonlySet<string> = new Set()): CopiedFile[] {
  return readdirSync(folder)
    .filter((name) => !LEFT_OUT.test(name) || imported.has(name))
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

/** A change in the copy of a file. */
export interface Edit {
  /** Absolute path of the original. */
  file: string
  line: number
  before: string
  after: string
}

/** A value that is written as code instead of the data that it evaluates to. */
export class Code {
  readonly text: string
  /** The value that the code evaluates to. */
  readonly value: unknown
  /** Statements that the code needs. */
  readonly imports: readonly string[]
  constructor(text: string, value: unknown, imports: readonly string[] = []) {
    this.text = text
    this.value = value
    this.imports = imports
  }
}

/** A plugin of docent's own, as `plugins` lists it: the package and its export have the same name. */
export function pluginCall(name: string, options?: unknown): Code {
  const from = `@docent/${name}`
  return new Code(`${name}(${options === undefined ? '' : writeValue(options)})`, { name: from }, [
    `import { ${name} } from '${from}'`,
  ])
}

/** The packages of docent's own that the plugins of a configuration come from. */
export function pluginPackages(plugins: unknown): string[] {
  if (!Array.isArray(plugins)) return []
  return plugins.flatMap((entry: unknown) =>
    entry instanceof Code ? (entry.value as { name: string }).name : [],
  )
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

/** The statements that the code in a value needs. */
export function importsOf(value: unknown): string[] {
  if (value instanceof Code) return [...value.imports]
  if (typeof value !== 'object' || value === null) return []
  return [...new Set(Object.values(value).flatMap(importsOf))]
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
  const below = isAbsolute(path) ? relative(folder, path) : slashed(path)
  return below.replace(/^\.\//, '')
}
