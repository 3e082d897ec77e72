import type { Problem } from './problem.ts'

export interface Panel {
  element: HTMLElement
  /**
   * @param here problems of the open page
   * @param elsewhere problems of the site and of other pages
   */
  update(here: readonly Problem[], elsewhere: readonly Problem[]): void
}

/**
 * Creates a panel with a summary that screen readers announce, the open page's problems, and a collapsible list of all
 * others.
 */
export function createPanel(onDismiss: () => void): Panel {
  const dismiss = element('button', 'dismiss', '×')
  dismiss.type = 'button'
  dismiss.ariaLabel = 'Dismiss problems'
  dismiss.addEventListener('click', onDismiss)
  const summary = element('p', 'summary')
  summary.role = 'status'
  const head = element('div', 'head')
  head.append(summary, dismiss)

  const own = element('ul', 'list')
  const others = element('details', 'others')
  const othersSummary = element('summary')
  const othersList = element('ul', 'list')
  others.append(othersSummary, othersList)

  const panel = element('section', 'panel')
  panel.ariaLabel = 'Problems that docent found'
  // Keyboard users can scroll a long list only if it's focusable.
  panel.tabIndex = 0
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') onDismiss()
  })
  panel.append(head, own, others)
  return {
    element: panel,
    // Reuses focusable elements, so that they don't lose focus.
    update(here, elsewhere) {
      summary.textContent = summaryOf(here.length, elsewhere.length)
      own.hidden = here.length === 0
      own.replaceChildren(...here.map(({ route: _, ...problem }) => item(problem)))
      othersSummary.textContent = `Show ${count(elsewhere.length)} elsewhere`
      others.hidden = elsewhere.length === 0
      othersList.replaceChildren(...elsewhere.map(item))
    },
  }
}

function summaryOf(here: number, elsewhere: number): string {
  if (elsewhere === 0) return `${count(here)} on this page`
  if (here === 0) return `${count(elsewhere)} elsewhere`
  return `${count(here)} on this page, ${elsewhere} elsewhere`
}

const count = (number: number): string => `${number} problem${number === 1 ? '' : 's'}`

function item({ level, route, message, location, fix }: Problem): HTMLElement {
  const entry = element('li', level)
  entry.append(element('p', 'message', message))
  if (location !== undefined) entry.append(element('p', 'location', location))
  if (fix !== undefined) entry.append(element('p', 'fix', `Fix: ${fix}`))
  if (route !== undefined) {
    const link = element('a', 'page', route)
    link.href = route
    entry.append(link)
  }
  return entry
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className !== '') made.className = className
  made.textContent = text
  return made
}
