import { decodeSafely } from '../../shared/decode.ts'
import { cleanPath } from '../../shared/routes.ts'
import { createStorage } from '../../shared/browser/storage.ts'
import { PROBLEMS_EVENT } from '../../shared/dev-events.ts'
import type { Problem } from './problem.ts'
import { createPanel } from './panel-content.ts'
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
