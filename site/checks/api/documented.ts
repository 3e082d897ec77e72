/** What the site tells of the API: its pages, and the data that tables render from. */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import { findPages } from '../samples/pages.mjs'
import { lineAt, readPage } from './pages.mjs'

/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {{ file: string, line: number }} Place */
/** @typedef {Place & { name: string, type: string, since?: string, override: string }} Setting */
/** @typedef {Place & { command: string, flag: string, alias?: string, since?: string }} DocumentedFlag */
/** @typedef {Place & { name: string, href: string, kind: string }} IndexEntry */
/** @typedef {{ type: string, since?: string, description: string }} SharedOption */
/**
 * @typedef {object} Documented
 * @property {Page[]} pages
 * @property {IndexEntry[]} index          Entries of the table of contents of the API.
 * @property {Setting[]} configuration
 * @property {DocumentedFlag[]} flags      Subcommands too.
 * @property {Record<string, SharedOption>} shared
 */

const SITE = path.join(import.meta.dirname, '../..')

/** @returns {Promise<Documented>} */
export async function readDocumented() {
  const folders = ['docs/api', 'docs/app'].map((folder) => path.join(SITE, folder))
  const own = findPages(folders)
  // A table that several pages show stands in a partial.
  const partials = own.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'@site\/(partials\/[^']+\.mdx)'/g)].map(([, name]) =>
      path.join(SITE, name ?? ''),
    ),
  )
  const pages = [...own, ...new Set(partials)].map((file) =>
    readPage(readFileSync(file, 'utf8'), path.relative(process.cwd(), file)),
  )
  const [options, configuration, cli, index] = await Promise.all(
    ['options', 'configuration', 'cli', 'api-index'].map(readData),
  )
  if (!options || !configuration || !cli || !index) throw new Error('A data file is missing.')
  return {
    pages,
    shared: options.module.sharedOptions,
    configuration: configuration.module.configuration.map((/** @type {Setting} */ option) => ({
      ...option,
      ...configuration.place(`name: '${option.name}'`),
    })),
    flags: readCli(cli),
    index: Object.values(index.module.apiIndex)
      .flat()
      .map((entry) => ({ ...entry, ...index.place(`'${entry.name}'`) })),
  }
}

/**
 * A data file is TypeScript, which Node 20 does not read.
 *
 * @param {string} name
 * @returns {Promise<{ module: any, place: (text: string, after?: string) => Place }>}
 */
async function readData(name) {
  const file = path.join(SITE, 'data', `${name}.ts`)
  const source = readFileSync(file, 'utf8')
  const { module } = await runnerImport(file, { root: SITE, configFile: false, logLevel: 'silent' })
  return {
    module,
    place(text, after = '') {
      const at = source.indexOf(text, Math.max(0, source.indexOf(after)))
      return { file: path.relative(process.cwd(), file), line: lineAt(source, Math.max(0, at)) }
    },
  }
}

/**
 * @param {Awaited<ReturnType<typeof readData>>} data
 * @returns {DocumentedFlag[]}
 */
function readCli({ module, place }) {
  /** @type {Record<string, { flags: DocumentedFlag[], subcommands: { name: string, since?: string }[], since?: string }>} */
  const cli = module.cli
  return Object.entries(cli).flatMap(([command, { flags, subcommands, since: begin }]) => {
    const start = `\n  ${command}: {`
    return [
      ...flags.map((flag) => ({
        since: begin,
        ...flag,
        command,
        ...place(`flag: '${flag.flag}'`, start),
      })),
      ...subcommands.map(({ name, since = begin }) => ({
        command,
        flag: name,
        ...(since && { since }),
        ...place(`name: '${name}'`, start),
      })),
    ]
  })
}
