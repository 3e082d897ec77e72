import type { OutputFile } from '../shared/records/output-file.ts'
import { copiedFile, type FinishedSite } from './output.ts'

/**
 * Copies of the files next to pages. Their names contain a hash of their content, so files with the same name, for
 * example in versions and locales, are one file with several sources.
 */
export function pageImages({ images }: FinishedSite): OutputFile[] {
  const sources = new Map<string, string>()
  for (const { from, to } of images) {
    const first = sources.get(to)
    if (first === undefined || from < first) sources.set(to, from)
  }
  return [...sources].map(([to, from]) => copiedFile(to, from))
}
