import type { OutputFile } from '../shared/records/output-file.ts'
import { addCompressedCopies } from './output-folder/compressed-copies.ts'
import type { FinishedSite, Output } from '../outputs/output.ts'

/**
 * Writes all outputs in parallel: this thread writes files while worker threads write theirs. Then it removes files
 * that no output of this build contains.
 * @returns the number of pages with a new document
 */
export async function writeOutputs(
  outputs: readonly Output[],
  site: FinishedSite,
): Promise<{ fresh: number }> {
  try {
    return await writeAll(outputs, site)
  } finally {
    site.folder.close()
  }
}

async function writeAll(
  outputs: readonly Output[],
  site: FinishedSite,
): Promise<{ fresh: number }> {
  const written = await Promise.all(
    outputs.map(async (output) => {
      const files = await output(site)
      for (const file of files) await site.folder.add(file)
      return files
    }),
  )
  const files = written.flat()
  if (site.config.precompress) await addCompressedCopies(files, site.folder)
  await site.folder.finish()
  return { fresh: files.filter(isNewDocument).length }
}

function isNewDocument({ path, content }: OutputFile): boolean {
  const isNew = typeof content === 'object' && 'worker' in content && content.worker === 'wrote'
  return isNew && path.endsWith('.html')
}
