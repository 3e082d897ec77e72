import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { errors } from '../errors/index.ts'

/** Elements whose content isn't shown as text. Without an end tag, the rest of the page would disappear. */
const HIDING = new Set(
  'canvas datalist dialog iframe noembed noframes noscript object script select style template textarea title video audio xmp'.split(
    ' ',
  ),
)
/** Elements whose content is raw text. */
const RAW = new Set('iframe noembed noframes noscript script style textarea title xmp'.split(' '))

/** Markup other than tags, and how it ends. */
const DECLARATIONS: [start: string, end: string][] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
]
const TAG = /<(\/?)([a-z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/iy

interface OpenElement {
  name: string
  line: number
}

/** Finds unclosed HTML in a Markdown page, which would hide the text after it. In MDX, the compiler reports it. */
export function rawHtmlPlugin(file: string): {
  plugin: MdastPluginDefinition
  /** @throws DocentError for an element that isn't closed at the end of the page */
  assertClosed(source: string): void
} {
  const open: OpenElement[] = []
  const plugin = defineMdastPlugin({
    name: 'docent-raw-html',
    options: { position: true },
    html(node, context) {
      const fault = scan(node.value, node.position?.start.line ?? 1, open)
      if (fault) throw errors.unclosedHtml({ file, source: context.source, ...fault })
    },
  })
  return {
    plugin,
    assertClosed(source) {
      const [element] = open
      if (element)
        throw errors.unclosedHtml({
          file,
          source,
          line: element.line,
          what: `The element <${element.name}>`,
        })
    },
  }
}

/**
 * Tracks the tags in a fragment of HTML. Returns markup that the fragment begins and that no other fragment can end.
 */
function scan(
  html: string,
  firstLine: number,
  open: OpenElement[],
): { what: string; line: number } | undefined {
  const lineOf = (at: number): number => firstLine + html.slice(0, at).split('\n').length - 1
  let next = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', next)) {
    TAG.lastIndex = at
    const [tag, slash, written = '', attributes = ''] = TAG.exec(html) ?? []
    const name = written.toLowerCase()
    next = at + (tag?.length ?? 1)
    const around = open.at(-1)
    if (around && RAW.has(around.name)) {
      if (slash === '/' && name === around.name) open.pop()
      else next = at + 1
      continue
    }
    const declaration = DECLARATIONS.find(([start]) => html.startsWith(start, at))
    if (declaration) {
      const [start, end] = declaration
      const found = html.indexOf(end, at + start.length)
      if (found === -1)
        return { what: start === '<!--' ? 'The comment' : `"${start}"`, line: lineOf(at) }
      next = found + end.length
    } else if (tag === undefined) {
      const [begun] = /^<\/?[a-z][^\n]{0,40}/i.exec(html.slice(at, at + 50)) ?? []
      if (begun !== undefined) return { what: `The tag "${begun}"`, line: lineOf(at) }
    } else if (HIDING.has(name) && !attributes.endsWith('/')) {
      if (slash === '') open.push({ name, line: lineOf(at) })
      else closeLast(open, name)
    }
  }
  return undefined
}

function closeLast(open: OpenElement[], name: string): void {
  const at = open.findLastIndex((element) => element.name === name)
  if (at >= 0) open.splice(at)
}
