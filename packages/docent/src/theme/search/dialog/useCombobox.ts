import { useEffectEvent, useLayoutEffect } from 'react'

export interface Combobox {
  /** ID of the list of results, if there is one. */
  listId: string | undefined
  /** ID of the row that Enter opens. */
  activeId: string | undefined
  onInput(text: string): void
  onKeyDown(event: KeyboardEvent): void
}

/** Connects a field that React doesn't render to a list that it renders. */
export function useCombobox(field: HTMLInputElement, combobox: Combobox): void {
  const { listId, activeId } = combobox
  const onInput = useEffectEvent(() => combobox.onInput(field.value))
  const onKeyDown = useEffectEvent(combobox.onKeyDown)
  useLayoutEffect(() => {
    const input = (): void => onInput()
    const keyDown = (event: KeyboardEvent): void => onKeyDown(event)
    field.addEventListener('input', input)
    field.addEventListener('keydown', keyDown)
    return () => {
      field.removeEventListener('input', input)
      field.removeEventListener('keydown', keyDown)
    }
  }, [field])
  useLayoutEffect(() => {
    field.setAttribute('aria-expanded', String(listId !== undefined))
    setOrRemove(field, 'aria-controls', listId)
    setOrRemove(field, 'aria-activedescendant', activeId)
  }, [field, listId, activeId])
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
