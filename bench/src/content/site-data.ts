import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OptionFact } from './components.ts'

/** The exports of the data file. */
interface SharedOptions {
  sharedOptions?: Record<string, OptionFact>
}

/**
 * The options that several commands share, from the site's data. `<Option>` refers to them by name.
 *
 * @param note receives a message if the data can't be read
 * @returns an empty record if there is no data
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
    note(
      `The tables of options stay empty because ${file} can't be read: ${(error as Error).message}`,
    )
    return {}
  }
}
