import { FIELD, isCharacter } from '../entry/search-intent.ts'
import type { Messages } from '../../messages/messages.ts'

/** The dialog of the search without what it shows: that is React's, in three places. */
export interface DialogFrame {
  dialog: HTMLDialogElement
  field: HTMLInputElement
  /** Replaces the text of the field, which takes the focus. */
  write(text: string): void
  /** In the bar, before and after the field. */
  before: HTMLElement
  after: HTMLElement
  /** Below the bar. */
  body: HTMLElement
}

/**
 * Makes the frame, which is in no document yet. The field is a sibling of everything that React renders: its keys
 * pass no listener of React's, which would take longer than the browser itself needs for a letter.
 */
export function createDialogFrame(messages: Messages): DialogFrame {
  const field = element('input', 'search-input', {
    type: 'text',
    inputmode: 'search',
    enterkeyhint: 'go',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': 'false',
    'aria-label': messages['search.placeholder'],
    placeholder: messages['search.placeholder'],
    maxlength: '200',
    autocomplete: 'off',
    autocorrect: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
  })
  const dialog = element('dialog', 'search-dialog', { 'aria-label': messages['search.label'] })
  const panel = element('search', 'search-panel')
  const bar = element('div', 'search-bar')
  const before = element('span', 'search-bar-icon')
  const after = element('span', 'search-bar-buttons')
  const body = element('div', 'search-body')
  bar.append(before, field, after)
  panel.append(bar, body)
  dialog.append(panel)
  const write = (text: string): void => {
    field.value = text
    field.focus()
  }
  return { dialog, field, write, before, after, body }
}

/**
 * Opens the dialog as modal: the browser keeps the focus in it and gives it back. It closes on Escape, on its shortcut,
 * on its backdrop and when the reader goes back; a page that was asked for before does not close it.
 * @param onClosed called once, a little after the dialog has closed
 */
export function showDialog({ dialog, field }: DialogFrame, onClosed: () => void): void {
  const { signal, abort } = abortable()
  const close = (): void => dialog.close()
  // The dialog itself is hit only outside of its content. A selection that is drawn out of the field begins inside.
  let pressed: EventTarget | null = null
  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target))
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && pressed === dialog) close()
  })
  dialog.addEventListener('keydown', (event) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (event.key === 'Escape' || isShortcut) {
      if (event.isComposing) return
      event.preventDefault()
      close()
    } else if (
      isCharacter(event) &&
      event.key !== ' ' &&
      !(event.target as Element).closest(FIELD)
    ) {
      // Typing goes on in the field, wherever the focus was.
      field.focus()
    }
  })
  dialog.addEventListener('close', () => {
    abort()
    onClosed()
  })
  addEventListener('popstate', close, { signal })
  visualViewport?.addEventListener('resize', () => fitWindow(dialog), { signal })
  document.body.append(dialog)
  fitWindow(dialog)
  dialog.showModal()
  field.focus()
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** The height that an on-screen keyboard leaves: no CSS unit knows it in every browser. */
function fitWindow(dialog: HTMLElement): void {
  const height = window.visualViewport?.height
  if (height !== undefined) dialog.style.setProperty('--visible-height', `${height}px`)
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  made.className = className
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}
