import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { type DocentError, errors } from '../errors/index.ts'
import type { PageWarning } from '../shared/records/page.ts'
import { MARKDOWN_ATTRIBUTE, UNREAD_SCRIPT } from './used-components.ts'

/** Names of HTML elements, with those that only old pages have. */
const HTML_ELEMENTS: ReadonlySet<string> = new Set(
  (
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button ' +
    'canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed ' +
    'fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe ' +
    'img input ins kbd label legend li link main map mark marquee math menu meta meter nav nobr noembed noframes ' +
    'noscript object ol optgroup option output p param picture pre progress q rb rp rt rtc ruby s samp script search ' +
    'section select slot small source span strike strong style sub summary sup svg table tbody td template textarea ' +
    'tfoot th thead time title tr track tt u ul var video wbr xmp'
  ).split(' '),
)

/** Elements whose content isn't shown as text. Without an end tag, the rest of the page would disappear. */
const HIDING = new Set(
  'canvas datalist details dialog iframe noembed noframes noscript object script select style template textarea title video audio xmp'.split(
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
/** A tag that asks Python-Markdown to read its content. */
const WITH_MARKDOWN =
  /<[a-z][\w-]*(?:\s+(?!markdown\b)[\w:-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*\s+markdown(?=[\s=>])/i
const TAG = /<(\/?)([a-z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/iy

/** Comments that tell another generator what to show, and what to write instead. */
const COMMENTS: [form: RegExp, fix: string][] = [
  [/<!--\s*@include:.*?-->/g, 'Import the file in an MDX file, and use it as a component.'],
  [
    /<!--\s*DOCUSAURUS_CODE_TABS\s*-->/g,
    'Remove it and the comments with labels, and write the labels as options: ```js tab="Label".',
  ],
  [/<!--\s*(?:tabs|panels):start\s*-->/gi, 'Write <Tabs> and <TabItem> in an MDX file.'],
]

interface OpenElement {
  name: string
  line: number
}

/** Finds unclosed HTML in a Markdown page, which would hide the text after it. In MDX, the compiler reports it. */
export function rawHtmlPlugin(
  file: string,
  warnings: PageWarning[],
): {
  plugin: MdastPluginDefinition
  /** The outermost element that isn't closed at the end of the page. */
  unclosed(source: string): DocentError[]
} {
  const open: OpenElement[] = []
  /** Number of open drawings and formulas, whose elements have other names. */
  let foreign = 0
  /** Numbers of open elements by their name. */
  const around = new Map<string, number>()
  const noteTags = (value: string): void => {
    for (const [, slash, name = ''] of value.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
      const key = name.toLowerCase()
      around.set(key, Math.max(0, (around.get(key) ?? 0) + (slash === '' ? 1 : -1)))
    }
  }
  const plugin = defineMdastPlugin({
    name: 'docent-raw-html',
    options: { position: true },
    /** Closing tags that are indented like their opening tags, which Markdown reads as code. */
    code(node, context) {
      const [, name = ''] = /^\s*<\/([a-z][\w-]*)\s*>/i.exec(node.value) ?? []
      if ((around.get(name.toLowerCase()) ?? 0) === 0) return
      if (/^\s*(?:`{3}|~{3})/.test(context.source.slice(node.position?.start.offset))) return
      context.replaceNode(node, { type: 'html', value: node.value } as never)
    },
    html(node, context) {
      const { line = 1, column = 1 } = node.position?.start ?? {}
      const fault = scan(node.value, line, open)
      const warn = (what: string, fix: string): number =>
        warnings.push({ kind: 'unread', what, fix, file, line, column })
      for (const [form, fix] of COMMENTS)
        for (const [what] of node.value.matchAll(form)) warn(what, fix)
      if (/<script\b(?![^>]*json)/i.test(node.value)) warn(UNREAD_SCRIPT.what, UNREAD_SCRIPT.fix)
      if (WITH_MARKDOWN.test(node.value)) warn('The attribute "markdown"', MARKDOWN_ATTRIBUTE)
      noteTags(node.value)
      foreign += count(node.value, /<(?:svg|math)\b/gi) - count(node.value, /<\/(?:svg|math)/gi)
      for (const name of foreign > 0 ? [] : unknownElements(node.value)) {
        if (HTML_ELEMENTS.has(name.toLowerCase()))
          warn(
            `The capital letter in <${name}>`,
            `Browsers read it as the HTML element <${name.toLowerCase()}>. Write that in lowercase. Components need a file that ends with .mdx.`,
          )
        else
          warn(
            `The tag <${name}>`,
            /^[A-Z]/.test(name)
              ? 'For text, write `&lt;` or code. Components need a file that ends with .mdx.'
              : 'HTML has no such element. For text, write `&lt;` or code.',
          )
      }
      if (fault) throw errors.unclosedHtml({ file, source: context.source, ...fault })
    },
  })
  return {
    plugin,
    unclosed: (source) =>
      open
        .slice(0, 1)
        .map(({ name, line }) =>
          errors.unclosedHtml({ file, source, line, what: `The element <${name}>` }),
        ),
  }
}

const count = (html: string, tag: RegExp): number => html.match(tag)?.length ?? 0

/**
 * Elements that browsers don't know, such as `<String>`, whose name readers wouldn't see, and those that are written like
 * components, such as `<Aside>`.
 */
function unknownElements(html: string): ReadonlySet<string> {
  if (/^<(?:!|\?)|<(?:svg|math|script|style|textarea)\b/i.test(html)) return new Set()
  const names = [...html.matchAll(/<([a-z][a-z0-9]*)(?=[\s/>])/gi)].map(([, name = '']) => name)
  return new Set(
    names.filter((name) => !HTML_ELEMENTS.has(name.toLowerCase()) || /^[A-Z][a-z]{3,}$/.test(name)),
  )
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
      // `<!-->` and `<!--->` are complete comments.
      const endAt = html.indexOf(end, at + (start === '<!--' ? '<!'.length : start.length))
      if (endAt === -1)
        return { what: start === '<!--' ? 'The comment' : `"${start}"`, line: lineOf(at) }
      next = endAt + end.length
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
