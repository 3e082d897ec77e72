import { basename, resolve } from 'node:path'
import { writePath } from '../config/config-problems.ts'
import { manual, same, type Rule } from './conversion.ts'

/** The sample page that functions are called with. */
const PAGE = 'docent/migrated-page.md'

/**
 * URL prefix for "Edit this page". docent appends a page's path from the site's folder, so a function that does the
 * same becomes the prefix.
 * @param path path of the docs folder from the site's folder
 */
export function convertEditUrl(path: string, folder: string): Rule {
  return (value, keys) => {
    if (typeof value === 'string') return same('editUrl')(value, keys)
    const before = typeof value === 'function' ? prefixOf(value, path, folder) : undefined
    if (before === undefined)
      return manual(
        'Functions can’t be migrated. Set `editUrl` to the address before a page’s path.',
      )(value, keys)
    return {
      options: { editUrl: before },
      findings: [
        { kind: 'converted', subject: writePath(keys), text: `editUrl: "${before}"`, keys },
      ],
    }
  }
}

/* oxlint-disable-next-line typescript/no-unsafe-function-type -- nothing is known of it */
function prefixOf(editUrl: Function, path: string, folder: string): string | undefined {
  const address = call(editUrl, path)
  if (typeof address !== 'string' || !address.endsWith(`/${PAGE}`)) return undefined
  const docs = address.slice(0, -PAGE.length - 1)
  if (docs.endsWith(`/${path}`)) return docs.slice(0, -path.length)
  // The function contains the name of a docs folder outside the site's folder. docent's path to it begins with `..`, so
  // the prefix ends with the names of the folders that the path leaves.
  const up = path.split('/').filter((part) => part === '..').length
  const down = path.split('/').slice(up).join('/')
  if (!docs.endsWith(`/${down}`)) return undefined
  const above = Array.from({ length: up }, (_, index) =>
    basename(resolve(folder, '../'.repeat(up - index - 1))),
  )
  return `${docs.slice(0, -down.length)}${above.map((name) => `${name}/`).join('')}`
}

/* oxlint-disable-next-line typescript/no-unsafe-function-type -- nothing is known of it */
function call(editUrl: Function, path: string): unknown {
  try {
    return editUrl({
      version: 'current',
      versionDocsDirPath: path,
      docPath: PAGE,
      permalink: '/docent/migrated-page',
      locale: 'en',
    }) as unknown
  } catch {
    return undefined
  }
}
