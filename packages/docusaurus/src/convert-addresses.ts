import { basename, resolve } from './paths.ts'
import { writePath } from 'docent/tools'
import { isExternal } from 'docent/plugin'
import {
  converted,
  dropped,
  manual,
  nested,
  optionsAt,
  type Rule,
  same,
  when,
} from './conversion.ts'
import { isRecord } from './docusaurus-site.ts'

/** A route with a leading slash, which Docusaurus adds itself. */
export function route(to: string): string {
  return isExternal(to) || /^[/#?]/.test(to) ? to : `/${to}`
}

/** Target of a link within the site. */
export const convertTo: Rule = when(
  (value) => route(String(value)) === value,
  same('to'),
  converted('to', (value) => ({ to: route(String(value)) })),
)

/** Target of a link outside the router. Docusaurus uses `pathname://` for files on the same host. */
export const convertHref: Rule = when(
  (value) => String(value).startsWith('pathname://'),
  converted('href', (value) => ({ href: String(value).slice('pathname://'.length) })),
  same('href'),
)

const size = (path: string): Rule =>
  when(
    (value) => typeof value === 'number',
    same(path),
    when(
      (value) => Number.parseFloat(String(value)) > 0 && !String(value).endsWith('%'),
      converted(path, (value) => optionsAt(path, Number.parseFloat(String(value)))),
      manual('Write the size as a number of CSS pixels.'),
    ),
  )

/** The logo of the navbar or the footer. */
export const logoAt = (path: string): Rule =>
  when(
    (value) => isRecord(value) && typeof value.src === 'string',
    nested({
      alt: same(`${path}.alt`),
      src: same(`${path}.src`),
      srcDark: same(`${path}.srcDark`),
      width: size(`${path}.width`),
      height: size(`${path}.height`),
      href: same(`${path}.href`),
      target: same(`${path}.target`),
      className: dropped('Style `.brand img` instead.'),
      style: manual('Write the style in a style sheet.'),
    }),
    manual('docent shows a logo only if it has a `src`.'),
  )

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
