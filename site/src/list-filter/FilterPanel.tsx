import { useId, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { countText } from './filter-items.ts'
import type { ListFilter } from './use-list-filter.ts'

export interface FilterPanelProps<Choice extends string> {
  filter: ListFilter<Choice>
  /** Ref of the text field. */
  fieldRef: RefObject<HTMLInputElement | null>
  /** Name of the filtered list, which is also the region's name. */
  label: string
  /** Label of the text field. */
  fieldLabel?: string
  /** Examples of input. */
  placeholder: string
  /** Noun for the number of results: `entries`. */
  noun: string
  /** Additional controls. */
  children?: ReactNode
}

/** A filter's text field, its additional controls, and the number of results. */
export function FilterPanel<Choice extends string>(props: FilterPanelProps<Choice>): ReactNode {
  const { filter, fieldRef, label, placeholder, noun, children } = props
  const { fieldLabel = 'Filter by name or purpose' } = props
  const id = useId()

  function onKeyDown(event: KeyboardEvent): void {
    // Input methods compose characters from several keys. Safari marks the last one only with its code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key !== 'Escape' || filter.text === '') return
    event.preventDefault()
    filter.setText('')
  }

  return (
    <search className="list-filter" data-markdown-ignore="" aria-label={label}>
      <label htmlFor={id}>{fieldLabel}</label>
      <input
        id={id}
        ref={fieldRef}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={filter.text}
        onChange={(event) => filter.setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {children}
      <output>{countText(filter.count, noun)}</output>
    </search>
  )
}

export interface FilterChoiceProps<Choice extends string> {
  filter: ListFilter<Choice>
  name: Choice
  label: string
  /** Values with their labels. The empty value means all. */
  values: readonly (readonly [value: string, label: string])[]
}

/** A choice between a few values, as buttons. */
export function FilterButtons<Choice extends string>(props: FilterChoiceProps<Choice>): ReactNode {
  const { filter, name, label, values } = props
  const id = useId()
  return (
    <fieldset>
      <legend>{label}</legend>
      {values.map(([value, text]) => (
        <label key={value}>
          <input
            type="radio"
            name={id}
            value={value}
            checked={filter.choices[name] === value}
            onChange={() => filter.choose(name, value)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** A choice between many values, as a list. */
export function FilterSelect<Choice extends string>(props: FilterChoiceProps<Choice>): ReactNode {
  const { filter, name, label, values } = props
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={filter.choices[name]}
        onChange={(event) => filter.choose(name, event.target.value)}
      >
        {values.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </>
  )
}

export interface FilterEmptyProps<Choice extends string> {
  filter: ListFilter<Choice>
  /** Label of the button that shows everything again. */
  action: string
  /** A suggestion. */
  children?: ReactNode
}

/** Replaces the list if nothing matches. */
export function FilterEmpty<Choice extends string>(props: FilterEmptyProps<Choice>): ReactNode {
  const { filter, action, children } = props
  if (filter.count.shown !== 0) return null
  return (
    <div className="list-empty">
      <p>{children}</p>
      <button type="button" className="button" onClick={filter.reset}>
        {action}
      </button>
    </div>
  )
}
