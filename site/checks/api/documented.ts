/** The documented API: the site's pages, and the data that tables are rendered from. */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { apiIndex, type ApiEntry } from '../../data/api-index.ts'
import { cli, type CliFlag } from '../../data/cli.ts'
import { configuration, type ConfigurationOption } from '../../data/configuration.ts'
import { sharedOptions, type SharedOption } from '../../data/options.ts'
import { findPages } from '../page/page.ts'
import { lineAt, readTables, type DocumentedPage } from './page-tables.ts'

/** Location of an entry. */
interface SourceLocation {
  file: string
  line: number
}

export type Setting = SourceLocation &
  Pick<ConfigurationOption, 'name' | 'type' | 'since' | 'override'>

export type DocumentedFlag = SourceLocation &
  Pick<CliFlag, 'flag' | 'alias' | 'since'> & { command: string }

export type IndexEntry = SourceLocation & Pick<ApiEntry, 'name' | 'href' | 'kind'>

export interface Documented {
  pages: DocumentedPage[]
  /** Entries in the API's table of contents. */
  index: IndexEntry[]
  configuration: Setting[]
  /** Includes subcommands. */
  flags: DocumentedFlag[]
  shared: Record<string, Pick<SharedOption, 'type' | 'since' | 'description'>>
}

const ROOT = path.join(import.meta.dirname, '../../..')
const SITE = path.join(ROOT, 'site')

export function readDocumented(): Documented {
  const own = findPages(ROOT, ['site/docs/api', 'site/docs/app'])
  // A table that several pages show is in a partial.
  const partials = own.flatMap((file) =>
    [
      ...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/'@site\/(partials\/[^']+\.mdx)'/g),
    ].map(([, name]) => `site/${name ?? ''}`),
  )
  const pages = [...own, ...new Set(partials)].map((file) =>
    readTables(readFileSync(path.join(ROOT, file), 'utf8'), file),
  )
  const locateSetting = locateIn('configuration')
  const locateEntry = locateIn('api-index')
  return {
    pages,
    shared: sharedOptions,
    configuration: configuration.map((option) => ({
      ...option,
      ...locateSetting(`name: '${option.name}'`),
    })),
    flags: readCli(),
    index: Object.values(apiIndex)
      .flat()
      .map((entry) => ({ ...entry, ...locateEntry(`'${entry.name}'`) })),
  }
}

/**
 * Finds lines in a data file: the first line that contains a string, after the first line that contains another one.
 */
function locateIn(name: string): (text: string, after?: string) => SourceLocation {
  const file = path.join(SITE, 'data', `${name}.ts`)
  const source = readFileSync(file, 'utf8')
  return (text, after = '') => {
    const at = source.indexOf(text, Math.max(0, source.indexOf(after)))
    return { file: path.relative(process.cwd(), file), line: lineAt(source, Math.max(0, at)) }
  }
}

function readCli(): DocumentedFlag[] {
  const locate = locateIn('cli')
  return Object.entries(cli).flatMap(([command, { flags, subcommands, since: begin }]) => {
    const start = `\n  ${command}: {`
    return [
      ...flags.map((flag) => ({
        since: begin,
        ...flag,
        command,
        ...locate(`flag: '${flag.flag}'`, start),
      })),
      ...subcommands.map(({ name, since = begin }) => ({
        command,
        flag: name,
        ...(since && { since }),
        ...locate(`name: '${name}'`, start),
      })),
    ]
  })
}
