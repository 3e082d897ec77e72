import { existsSync, readFileSync } from 'node:fs'
import { glob } from 'tinyglobby'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { isAbsolute, join, relative, resolve, slashed } from './paths.ts'
import {
  asList,
  isRecord,
  type Blog,
  type DocFile,
  type DocsInstance,
  type MissingFile,
  type Options,
  type PluginEntry,
  type SidebarsFile,
} from './docusaurus-site.ts'
import { defaultOf, evaluate } from './evaluate.ts'

export interface DocsInstances {
  instances: DocsInstance[]
  /** Packages that sidebar files import and that aren't installed. */
  missing: string[]
  /** Files that sidebar files import and that don't exist. */
  missingFiles: MissingFile[]
  /** The site's existing style sheets as absolute paths. */
  styleSheets(plugins: readonly PluginEntry[]): string[]
}

/** Reads the files of docs plugins: versions, sidebars, and front matter. */
export async function readDocsInstances(
  folder: string,
  plugins: readonly PluginEntry[],
): Promise<DocsInstances> {
  const missing: string[] = []
  const missingFiles: MissingFile[] = []
  const entries = plugins.filter(({ name }) => name === '@docusaurus/plugin-content-docs')
  const instances = entries.map(async ({ options, optionKeys }): Promise<DocsInstance> => {
    const id = typeof options.id === 'string' ? options.id : 'default'
    const prefix = id === 'default' ? '' : `${id}_`
    const versions = options.disableVersioning === true ? [] : versionNames(folder, prefix)
    const sidebars: Record<string, SidebarsFile> = {}
    const read = (version: string, file: string): void => {
      if (!existsSync(file)) return
      const evaluated = evaluate(file, folder)
      missing.push(...evaluated.missing)
      missingFiles.push(...evaluated.missingFiles)
      const value = defaultOf(evaluated.exports)
      if (isRecord(value))
        sidebars[version] = { file, text: readFileSync(file, 'utf8'), sidebars: value }
    }
    if (typeof options.sidebarPath === 'string')
      read('current', resolve(folder, options.sidebarPath))
    for (const version of versions)
      read(version, join(folder, `${prefix}versioned_sidebars`, `version-${version}-sidebars.json`))
    const dirs = [
      resolve(folder, docsPath(options)),
      ...versions.map((name) => join(folder, `${prefix}versioned_docs`, `version-${name}`)),
    ]
    const pages = await Promise.all(dirs.map((dir) => pagesIn(dir, options)))
    return {
      id,
      keys: optionKeys,
      options,
      disk: { versions, sidebars, pages: pages.flat() },
    }
  })
  return {
    instances: await Promise.all(instances),
    missing,
    missingFiles,
    styleSheets: sheetsBelow(folder),
  }
}

/** Reads the posts of blogs. */
export function readBlogs(plugins: readonly PluginEntry[], folder: string): Promise<Blog[]> {
  const entries = plugins.filter(({ name }) => name === '@docusaurus/plugin-content-blog')
  return Promise.all(
    entries.map(async (entry) => {
      const dir = resolve(folder, docsPath({ path: 'blog', ...entry.options }))
      return { entry, pages: await pagesIn(dir, entry.options) }
    }),
  )
}

/** docent's path of the documents: inside the site's folder, or starting with `..`. */
export function docsPath({ path }: Options, folder?: string): string {
  const written = typeof path === 'string' ? path : 'docs'
  const below = folder !== undefined && isAbsolute(written) ? relative(folder, written) : written
  return below.replace(/^\.\//, '').replace(/\/$/, '')
}

/** Path of the documents from the new site. Documents outside of the old site stay where they are. */
export function newDocsPath(options: Options, folder: string, out: string): string {
  const path = docsPath(options, folder)
  return path.startsWith('../') ? relative(out, resolve(folder, path)) : path
}

function versionNames(folder: string, prefix: string): string[] {
  const file = join(folder, `${prefix}versions.json`)
  if (!existsSync(file)) return []
  return asList(evaluate(file, folder).exports).filter((name) => typeof name === 'string')
}

const INCLUDED = ['**/*.{md,mdx}']
/** Docusaurus's default, whose files are no pages in docent, or no Markdown. */
export const EXCLUDED = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.*',
  '**/__tests__/**',
]

async function pagesIn(dir: string, { include, exclude }: Options): Promise<DocFile[]> {
  if (!existsSync(dir)) return []
  const paths = await glob(asList(include ?? INCLUDED) as string[], {
    cwd: dir,
    ignore: [...(asList(exclude ?? EXCLUDED) as string[]), '**/node_modules/**'],
  })
  return paths.sort().map((path) => {
    const file = join(dir, path)
    return {
      path: slashed(path),
      file,
      frontMatter: frontMatterOf(readFileSync(file, 'utf8')),
    }
  })
}

/** Keys of the front matter. The first build reports files whose front matter can't be read. */
function frontMatterOf(text: string): DocFile['frontMatter'] {
  const yaml = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text)?.[1]
  if (yaml === undefined) return []
  const lineCounter = new LineCounter()
  const { contents, errors } = parseDocument(yaml, { lineCounter })
  if (errors.length > 0 || !isMap(contents)) return []
  return contents.items.flatMap(({ key, value }) => {
    if (!isScalar(key) || typeof key.value !== 'string') return []
    const line = lineCounter.linePos(key.range?.[0] ?? 0).line + 1
    const plain = isScalar(value) ? value.value : (value as { toJSON?(): unknown })?.toJSON?.()
    return [{ key: key.value, value: plain, line }]
  })
}

const sheetsBelow =
  (folder: string) =>
  (plugins: readonly PluginEntry[]): string[] =>
    plugins
      .filter(({ name }) => name === '@docusaurus/theme-classic')
      .flatMap(({ options }) => asList(options.customCss))
      .filter((path) => typeof path === 'string')
      .map((path) => resolve(folder, path))
      .filter((file) => !file.includes('/node_modules/') && existsSync(file))
