import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { CreateError } from './create-error.ts'

/** Files that the folder may contain: those of a new repository and those that macOS creates. */
const IGNORED = ['.git', '.DS_Store']
/** Maximum number of files in a message. */
const NAMED = 5

/** @throws CreateError if the folder contains files, or if it's a file */
export function checkFolder(dir: string, folder: string): void {
  if (!existsSync(dir)) return
  if (!statSync(dir).isDirectory())
    throw new CreateError(`"${folder}" is a file.`, 'Choose a folder that is empty or new.')
  const files = readdirSync(dir).filter((name) => !IGNORED.includes(name))
  if (files.length === 0) return
  const named = files.slice(0, NAMED).join(', ')
  const more = files.length > NAMED ? `, and ${files.length - NAMED} more` : ''
  throw new CreateError(
    `The folder "${folder}" isn't empty: it contains ${named}${more}.`,
    `Choose another folder, or move the files. It may contain only ${IGNORED.join(' and ')}.`,
  )
}

/**
 * Writes all files or none. This is synchronous, so Ctrl+C takes effect before or after it, and a failure (such as a
 * full disk) removes the files that were written.
 */
export function writeSite(dir: string, files: ReadonlyMap<string, string>): void {
  const created = mkdirSync(dir, { recursive: true })
  const staging = mkdtempSync(join(dir, '.create-docent-'))
  try {
    for (const [path, text] of files) {
      const file = join(staging, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    for (const name of readdirSync(staging)) renameSync(join(staging, name), join(dir, name))
    rmSync(staging, { recursive: true })
  } catch (error) {
    rmSync(created ?? staging, { recursive: true, force: true })
    throw new CreateError(
      `The site couldn't be written to ${dir}: ${(error as Error).message}.`,
      'Free up disk space, or choose a folder that you can write to.',
    )
  }
}
