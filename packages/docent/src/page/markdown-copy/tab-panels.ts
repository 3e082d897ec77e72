import {
  attribute,
  elementsOf,
  findByName,
  hasClass,
  isElement,
  textOf,
} from '../../shared/html/find-nodes.ts'
import type { HtmlElement } from '../../shared/html/parse-html.ts'
import { isSilent } from './nodes.ts'
import { fenced } from './fenced-code.ts'

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
