import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, resolve } from 'node:path'
import type { ErrorLocation } from 'docent/plugin'
import { errors } from './errors.ts'
import type { Options } from './options.ts'

/** A file that images are made from, with the option that names it. */
interface ListedFile {
  option: string
  /** As it's written in the configuration, for messages. */
  path: string
  /** Absolute path. It may not exist. */
  file: string
}

/** The file with its content. */
export interface PreviewFile extends Pick<ListedFile, 'option' | 'path'> {
  bytes: Uint8Array
}

/** The folders that the paths in the options are relative to. */
export interface Folders {
  siteDir: string
  staticDir: string
}

/** The files that images are made from, by their use. */
export interface PreviewFiles<Entry = ListedFile> {
  text: Entry[]
  code: Entry[]
  logo: Entry[]
}

/** Finds the files that the options name. */
export function findFiles({ fonts, logo }: Options, folders: Folders): PreviewFiles {
  const { siteDir, staticDir } = folders
  const fontsOf = (kind: 'text' | 'code'): ListedFile[] =>
    fonts[kind].map((path, index) => ({
      option: `fonts.${kind}[${index}]`,
      path,
      file: siteOrPackageFile(path, siteDir),
    }))
  const path = logo === undefined ? [] : [`${staticDir}/${logo}`]
  return {
    text: fontsOf('text'),
    code: fontsOf('code'),
    logo: path.map((below) => ({ option: 'logo', path: below, file: join(siteDir, below) })),
  }
}

function siteOrPackageFile(path: string, siteDir: string): string {
  const own = resolve(siteDir, path)
  if (existsSync(own)) return own
  try {
    return createRequire(join(siteDir, 'docent.config.ts')).resolve(path)
  } catch {
    return own
  }
}

/**
 * Checks that the files exist, and that no build deletes them.
 * @throws DocentError with the option's line
 */
export function checkFiles(
  { text, code, logo }: PreviewFiles,
  outDir: string,
  locate: (option: string) => ErrorLocation,
): void {
  for (const { option, path, file } of [...text, ...code, ...logo]) {
    const problem = { option, path, ...locate(option) }
    if (!existsSync(file)) throw errors.missingFile(problem)
    if (!/^\.\.(?:[/\\]|$)/.test(relative(outDir, file))) throw errors.fileInOutput(problem)
  }
}

/** Reads the files. */
export function readFiles(files: PreviewFiles): PreviewFiles<PreviewFile> {
  const read = ({ option, path, file }: ListedFile): PreviewFile => ({
    option,
    path,
    bytes: readFileSync(file),
  })
  return {
    text: files.text.map(read),
    code: files.code.map(read),
    logo: files.logo.map(read),
  }
}

/** Changes whenever one of the files does. */
export function stampOf({ text, code, logo }: PreviewFiles): string {
  return [...text, ...code, ...logo]
    .map(({ file }) => {
      const { mtimeMs, size } = statSync(file)
      return `${file} ${mtimeMs} ${size}`
    })
    .join('\n')
}
