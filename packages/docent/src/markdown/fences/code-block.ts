import type { CodeBlocksConfig, MagicComment } from '../../config/index.ts'
import { escapeHtml } from '../../shared/html.ts'
import { editText } from '../../shared/html/edit.ts'
import { allElements, attribute, isElement, parseHtml, textOf } from '../../shared/html/tree.ts'
import { CODE_ATTRIBUTE } from '../../shared/markup.ts'
import { messagePlaceholder } from '../../shared/messages/placeholders.ts'
import { type CodeMeta, markLines, parseCodeMeta } from './code-meta.ts'
import type { Highlight } from './highlighter.ts'

export interface CodeSource {
  code: string
  language: string
  meta: CodeMeta
  /** The fence's original language was an alias of this one, so no JavaScript is derived from its code. */
  isAlias?: boolean
}

export interface CodeBlockOptions {
  highlight: Highlight
  /** The site's custom magic comments. */
  magicComments: readonly MagicComment[]
}

/** HTML of one code block: figure, optional title, copy button, and a span for each line. */
export async function codeBlockHtml(
  source: CodeSource,
  { highlight, magicComments }: CodeBlockOptions,
): Promise<string> {
  const { language, meta } = source
  const { code, classes } = markLines(source.code.replace(/\n$/, ''), meta, language, magicComments)
  return blockHtml(source, await highlight(code, language), classes)
}

/** Content of a blank line, because browsers leave an empty element out when they copy selected code. */
const BLANK = '<br>'

/**
 * HTML of a code block whose code is already highlighted.
 * @param highlighted HTML of each line
 * @param classes of each line
 */
export function blockHtml(
  { language, meta, isAlias }: Omit<CodeSource, 'code'>,
  highlighted: readonly string[],
  classes: readonly string[],
): string {
  const numbered = meta.startLine !== undefined
  const lines = highlighted.map((line, i) => {
    const extra = classes[i] ?? ''
    const number = numbered ? ` data-line="${(meta.startLine ?? 1) + i}"` : ''
    return `<span class="line${extra === '' ? '' : ` ${extra}`}"${number}>${line === '' ? BLANK : line}</span>`
  })
  const title =
    meta.title === undefined
      ? ''
      : `<figcaption class="code-title">${escapeHtml(meta.title)}</figcaption>`
  const marks = [...meta.marks, ...(isAlias ? ['alias'] : [])]
    .map((mark) => ` data-${mark}`)
    .join('')
  const name =
    meta.title === undefined
      ? language === ''
        ? messagePlaceholder('code.label')
        : messagePlaceholder('code.labelIn', language)
      : meta.title
  return (
    `<figure class="code-block${numbered ? ' with-line-numbers' : ''}" data-language="${escapeHtml(language)}"${marks}>${title}` +
    `<pre tabindex="0" role="group" aria-label="${escapeHtml(name)}"><code>${lines.join('\n')}</code></pre>` +
    `<button type="button" class="code-copy" aria-label="${messagePlaceholder('code.copy')}"></button></figure>`
  )
}

export interface TabSource {
  label: string
  value: string
  html: string
  /** The panel repeats another one, so Markdown copies leave it out. */
  isDerived?: boolean
}

/**
 * HTML of tabs, both for derived code and for the `Tabs` component. Without JavaScript, every panel is shown below its
 * label. The browser script adds selection, keyboard support, and the stored choice of the group.
 */
export function tabsHtml(tabs: readonly TabSource[], groupId: string, label: string): string {
  const buttons = tabs.map(
    ({ label: text, value }, i) =>
      `<button type="button" role="tab" data-value="${escapeHtml(value)}" aria-selected="${i === 0}" tabindex="${i === 0 ? 0 : -1}">${escapeHtml(text)}</button>`,
  )
  const panels = tabs.map(
    ({ label: text, value, html, isDerived }, i) =>
      `<div role="tabpanel" data-value="${escapeHtml(value)}" aria-label="${escapeHtml(text)}"${i === 0 ? '' : ' hidden="until-found"'}${isDerived ? ' data-markdown-ignore=""' : ''}>${html}</div>`,
  )
  return (
    `<div class="tabs" data-group="${escapeHtml(groupId)}"><div role="tablist" aria-label="${escapeHtml(label)}">${buttons.join('')}</div>` +
    `${panels.join('')}</div>`
  )
}

/** Replaces the elements that `CodeBlock` rendered with code blocks, because React can't wait for the highlighter. */
export async function highlightElements(
  html: string,
  highlight: Highlight,
  { aliases, magicComments }: Pick<CodeBlocksConfig, 'aliases' | 'magicComments'>,
): Promise<string> {
  if (!html.includes(CODE_ATTRIBUTE)) return html
  const edits = editText(html)
  for (const element of allElements(parseHtml(html).children)) {
    const data = attribute(element, CODE_ATTRIBUTE)
    if (data === undefined || !element.endTag) continue
    const { language, meta } = JSON.parse(data) as Record<string, string>
    const hasElements = element.children.some(isElement)
    const inner = html.slice(element.startTag.end, element.endTag.start)
    const code = (hasElements ? inlineHtml(inner) : textOf(element)).replace(/^\n|\s+$/g, '')
    const grammar = aliases[language ?? ''] ?? language ?? ''
    const source = {
      code,
      language: grammar,
      meta: parseCodeMeta(meta ?? '', code.split('\n').length),
      isAlias: grammar !== language,
    }
    const block = hasElements
      ? blockHtml(source, linesOf(code), [])
      : await codeBlockHtml(source, { highlight, magicComments })
    edits.replace(element.startTag.start, element.endTag.end, block)
  }
  return edits.apply()
}

/** Paragraphs, which MDX makes of the lines in a component, become lines again. */
function inlineHtml(html: string): string {
  return html
    .replace(/<\/p>\s*<p>/g, '\n\n')
    .replace(/<\/?p>/g, '')
    .replace(/<br\s*\/?>\n?/g, '\n')
}

/** Lines of HTML. An element over several lines keeps all of them together. */
function linesOf(html: string): string[] {
  const lines = html.split('\n')
  const count = (line: string, tags: RegExp): number => line.match(tags)?.length ?? 0
  const isWhole = lines.every(
    (line) => count(line, /<[a-z][^>]*[^/]>|<[a-z]>/gi) === count(line, /<\/[a-z]/gi),
  )
  return isWhole ? lines : [html]
}
