import { decodeEntities } from './html.ts'

/**
 * The attribute that replaces `style`. A security policy without `unsafe-inline` refuses `style` attributes in markup,
 * so their declarations move to a style sheet whose rules select elements by this attribute.
 */
export const STYLE_ATTRIBUTE = 'data-inline-style'

const SKIPPED = '<!--[\\s\\S]*?-->|<(script|style|textarea|title)\\b[\\s\\S]*?</\\1\\s*>'
const TAG = '<[a-z][^\\s/>]*((?:[^>"\']|"[^"]*"|\'[^\']*\')*)>'
const MARKUP = new RegExp(`${SKIPPED}|${TAG}`, 'gi')
const ATTRIBUTE = /([^\s"'<>/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*))?/g
const MOVED = new RegExp(
  `\\s${STYLE_ATTRIBUTE}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>][^\\s>]*))`,
  'g',
)

/**
 * Renames the `style` attributes in HTML.
 * @example moveStyleAttributes('<b style="color:red">') // '<b data-inline-style="color:red">'
 */
export function moveStyleAttributes(html: string): string {
  // Skips parsing, because most HTML has no `style` attribute.
  if (!/style\s*=/i.test(html)) return html
  return html.replace(
    MARKUP,
    (markup: string, _skipped: string | undefined, attributes: string | undefined) => {
      if (attributes === undefined || attributes === '') return markup
      const start = markup.length - attributes.length - 1
      const renamed = attributes.replace(ATTRIBUTE, (whole, name: string, value = '') =>
        name.toLowerCase() === 'style' && value !== '' ? `${STYLE_ATTRIBUTE}${value}` : whole,
      )
      return `${markup.slice(0, start)}${renamed}>`
    },
  )
}

/** Unique declarations of the renamed attributes in HTML. */
export function movedStyles(html: string): string[] {
  const values = [...html.matchAll(MOVED)].map(([, double, single, bare]) =>
    decodeEntities(double ?? single ?? bare ?? ''),
  )
  return [...new Set(values)]
}
