import { isExternal } from '../shared/routes.ts'
import {
  manual,
  converted,
  dropped,
  nested,
  optionsAt,
  same,
  when,
  type Rule,
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
