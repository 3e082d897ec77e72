import {
  attribute,
  elementsOf,
  findByName,
  hasClass,
  type HtmlElement,
  isElement,
  textOf,
} from '../../shared/html/tree.ts'
import { fence } from './escape.ts'
import { isSilent } from './nodes.ts'

/** Display math in GitHub's syntax. */
export function formulas(element: HtmlElement): string[] {
  return elementsOf(element).map((math) =>
    fenced(attribute(math, 'data-tex') ?? textOf(math), 'math'),
  )
}

/**
 * A code block as a fence with its language. If a sample marks lines as added or removed, it's written as a diff,
 * because the marks would be lost otherwise.
 */
export function codeBlock(figure: HtmlElement): string {
  const code = findByName(figure, 'code') ?? figure
  const language = attribute(figure, 'data-language') ?? languageOf(code)
  const isDiff = language !== 'diff' && elementsOf(code).some((line) => sign(line) !== ' ')
  const text = isDiff
    ? elementsOf(code)
        .map((line) => `${sign(line)} ${textOf(line)}`.trimEnd())
        .join('\n')
    : textOf(code)
  return fenced(text, isDiff ? 'diff' : language)
}

/** Preformatted text that isn't a code block. */
export function preformatted(pre: HtmlElement): string {
  return fenced(textOf(pre), languageOf(findByName(pre, 'code') ?? pre))
}

/** A code fence that is longer than any sequence of backticks in the code. */
export function fenced(text: string, language: string): string {
  const mark = fence(text, 3)
  return `${mark}${language}\n${text.replace(/^\n|\s+$/g, '')}\n${mark}`
}

function languageOf(code: HtmlElement): string {
  return /\blanguage-(\S+)/.exec(attribute(code, 'class') ?? '')?.[1] ?? ''
}

function sign(line: HtmlElement): '+' | '-' | ' ' {
  return hasClass(line, 'diff-add') ? '+' : hasClass(line, 'diff-remove') ? '-' : ' '
}

/** Panels that aren't derived. Copies leave out panels that docent derives from another one. */
export function tabPanels(tabs: HtmlElement): HtmlElement[] {
  return elementsOf(tabs).filter(
    (child) => attribute(child, 'role') === 'tabpanel' && !isSilent(child),
  )
}

/**
 * Joins the same commands for several package managers into one code block, because four blocks for one command would
 * make the text around them hard to read.
 * @returns undefined if the tabs have other content
 */
export function packageManagerCommands(tabs: HtmlElement): string | undefined {
  if (attribute(tabs, 'data-group') !== 'package-manager') return undefined
  const panels = tabPanels(tabs)
  const blocks = panels.map(onlyCode)
  if (!blocks.every((block) => block && !findByName(block, 'figcaption'))) return undefined
  const text = panels.map((panel, i) => {
    const code = blocks[i] && findByName(blocks[i], 'code')
    return `# ${attribute(panel, 'aria-label')}\n${code ? textOf(code).trim() : ''}`
  })
  return fenced(text.join('\n\n'), (blocks[0] && attribute(blocks[0], 'data-language')) ?? '')
}

/** The code block of a panel that contains nothing else. */
function onlyCode(panel: HtmlElement): HtmlElement | undefined {
  const content = panel.children.filter((node) => isElement(node) || textOf(node).trim() !== '')
  const [only] = content
  const isCode = only !== undefined && isElement(only) && hasClass(only, 'code-block')
  return content.length === 1 && isCode ? only : undefined
}
