import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OptionFact } from './components.ts'

/** What the data file exports. */
interface SharedOptions {
  sharedOptions?: Record<string, OptionFact>
}

/**
 * The options that several commands share, from the site's data: `<Option>` names them only.
 *
 * @param note is told when the data cannot be read
 * @returns nothing where there is no data
 */
export async function readSharedOptions(
  siteDir: string,
  note: (message: string) => void,
): Promise<Record<string, OptionFact>> {
  const file = join(siteDir, 'data/options.ts')
  if (!existsSync(file)) return {}
  try {
    const module = (await import(pathToFileURL(file).href)) as SharedOptions
    return module.sharedOptions ?? {}
  } catch (error) {
    note(`options tables stay empty, ${file} cannot be read: ${(error as Error).message}`)
    return {}
  }
}
