import { relative, sep } from 'node:path'

/** Path of `file` relative to `folder`, with forward slashes. */
export function posixRelative(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/')
}
