import { createStorage } from '../../shared/browser/storage.ts'
import { PROBLEMS_EVENT, type Problem } from '../../shared/dev-events.ts'
import { cleanPath, decodeSafely } from '../../shared/routes.ts'
import styles from './problem-panel.css?inline'

/** Storage key for the problems that the author has dismissed in this tab. */
const DISMISSED_KEY = 'docent-dev-dismissed'
const storage = createStorage(() => window.sessionStorage)

/**
 * Shows the problems of the open page and of other pages in a corner of the window. This module is part of `dev` only,
 * and it works even if the page's application doesn't.
 */
function showPanel(): void {
  const host = document.createElement('docent-problems')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  const panel = createPanel(() => {
    storage.set(DISMISSED_KEY, JSON.stringify(problems.map(keyOf)))
    render()
    if (before instanceof HTMLElement) before.focus()
  })
  root.append(panel.element)
  /** The element that had focus before the panel. */
  let before: EventTarget | null = null
  host.addEventListener('focusin', ({ relatedTarget }) => {
    before = relatedTarget
  })
  let problems: readonly Problem[] = []
  let shown = ''

  const render = (): void => {
    const dismissed = readDismissed()
    const keys = problems.map(keyOf)
    const isShown = keys.some((key) => !dismissed.has(key))
    const route = cleanPath(decodeSafely(location.pathname))
    const state = isShown ? JSON.stringify([route, keys]) : ''
    if (state === shown) return
    shown = state
    if (!isShown) return host.remove()
    // A live region announces only changes made after it was added to the document.
    if (!host.isConnected) document.body.append(host)
    panel.update(
      problems.filter((problem) => problem.route === route),
      problems.filter((problem) => problem.route !== route),
    )
  }
  import.meta.hot?.on(PROBLEMS_EVENT, (next: readonly Problem[]) => {
    problems = next
    // A dismissed problem that was fixed and then returns is shown again.
    const keys = new Set(problems.map(keyOf))
    const kept = [...readDismissed()].filter((key) => keys.has(key))
    storage.set(DISMISSED_KEY, JSON.stringify(kept))
    render()
  })
  addEventListener('docent:navigated', render)
  import.meta.hot?.send(PROBLEMS_EVENT, {})
}

const keyOf = (problem: Problem): string => JSON.stringify(problem)

function readDismissed(): Set<string> {
  return new Set(JSON.parse(storage.get(DISMISSED_KEY) ?? '[]') as string[])
}

if (document.readyState === 'loading')
  addEventListener('DOMContentLoaded', showPanel, { once: true })
else showPanel()

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

  const pageList = element('ul', 'list')
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
  panel.append(head, pageList, others)
  return {
    element: panel,
    // Reuses focusable elements, so that they don't lose focus.
    update(here, elsewhere) {
      summary.textContent = summaryOf(here.length, elsewhere.length)
      pageList.hidden = here.length === 0
      pageList.replaceChildren(...here.map(({ route: _, ...problem }) => item(problem)))
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
