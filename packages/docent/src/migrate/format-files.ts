import { format } from 'prettier'
import type { GeneratedFile } from './new-files.ts'

/** Files as an author would lay them out. */
export function formatFiles(files: readonly GeneratedFile[]): Promise<GeneratedFile[]> {
  return Promise.all(
    files.map(async ({ path, text }) => ({
      path,
      text: await format(text, { filepath: path, semi: false, singleQuote: true, printWidth: 100 }),
    })),
  )
}
