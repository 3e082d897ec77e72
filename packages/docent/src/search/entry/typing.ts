/** What a reader types while there is no field yet to type into. */
export interface Typing {
  text(): string
  /** Ends the recording. */
  stop(): void
}

/** Whether a key event types a character, and is no shortcut. */
export function isCharacter(event: KeyboardEvent): boolean {
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
}

/** What takes text by itself. */
export const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/**
 * Collects the characters that are typed from now on outside of fields, after those of `first`.
 * @param onText called with all of them at every change
 */
export function recordTyping(
  target: Document,
  first = '',
  onText = (_text: string): void => undefined,
): Typing {
  let text = first
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target instanceof Element && event.target.closest(FIELD)) return
    if (event.key === 'Backspace') text = text.slice(0, -1)
    else if (isCharacter(event)) text += event.key
    else return
    event.preventDefault()
    event.stopPropagation()
    onText(text)
  }
  target.addEventListener('keydown', onKeyDown, true)
  return {
    text: () => text,
    stop: () => target.removeEventListener('keydown', onKeyDown, true),
  }
}
