import { fenced } from './code-block.ts'
import { attribute, elementsOf, find, hasClass, isElement, textOf, type Element } from './nodes.ts'

/** Panels that say something of their own: without JavaScript that docent derives from TypeScript. */
export function tabPanels(tabs: Element): Element[] {
  const panels = elementsOf(tabs).filter((child) => attribute(child, 'role') === 'tabpanel')
  const valueOf = (panel: Element): string | undefined => attribute(panel, 'data-value')
  const isLanguage =
    attribute(tabs, 'data-group') === 'language' &&
    panels.some((panel) => valueOf(panel) === 'ts' && onlyCode(panel))
  return panels.filter((panel) => !(isLanguage && valueOf(panel) === 'js' && onlyCode(panel)))
}

/**
 * The same commands for several package managers, in one block of code: four blocks for a single command would drown
 * the text around them.
 * @returns nothing for tabs that hold anything else
 */
export function packageManagerCommands(tabs: Element): string | undefined {
  if (attribute(tabs, 'data-group') !== 'package-manager') return undefined
  const panels = tabPanels(tabs)
  const blocks = panels.map(onlyCode)
  if (!blocks.every((block) => block && !find(block, 'figcaption'))) return undefined
  const text = panels.map((panel, i) => {
    const code = blocks[i] && find(blocks[i], 'code')
    return `# ${attribute(panel, 'aria-label')}\n${code ? textOf(code).trim() : ''}`
  })
  return fenced(text.join('\n\n'), (blocks[0] && attribute(blocks[0], 'data-language')) ?? '')
}

/** The code block of a panel that holds nothing else. */
function onlyCode(panel: Element): Element | undefined {
  const content = panel.children.filter((node) => isElement(node) || textOf(node).trim() !== '')
  const [only] = content
  const isCode = only !== undefined && isElement(only) && hasClass(only, 'code-block')
  return content.length === 1 && isCode ? only : undefined
}
