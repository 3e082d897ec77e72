import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The options that several commands share, from the site's data: `<Option>` names them only.
 * The data is TypeScript, so it is loaded through Vite.
 * @param {string} siteDir
 * @param {(message: string) => void} note is told when the data cannot be read
 * @returns {Promise<Record<string, import('./components.mjs').OptionFact>>} nothing where there is no data
 */
export async function readSharedOptions(siteDir, note) {
  const file = join(siteDir, 'data/options.ts')
  if (!existsSync(file)) return {}
  try {
    const { runnerImport } = await import('vite')
    const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' })
    return /** @type {{ sharedOptions?: {} }} */ (module).sharedOptions ?? {}
  } catch (error) {
    note(
      `options tables stay empty, ${file} cannot be read: ${/** @type {Error} */ (error).message}`,
    )
    return {}
  }
}
