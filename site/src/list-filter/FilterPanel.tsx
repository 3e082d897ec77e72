import { useId, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { countText } from './filter-items.ts'
import type { ListFilter } from './use-list-filter.ts'
import './FilterPanel.css'

export interface FilterPanelProps<Choice extends string> {
  filter: ListFilter<Choice>
  /** For the text field. */
  fieldRef: RefObject<HTMLInputElement | null>
  /** What is filtered, as the name of the region. */
  label: string
  /** Label of the text field. */
  fieldLabel?: string
  /** Samples of what to type. */
  placeholder: string
  /** What is counted: `entries`. */
  noun: string
  /** Further controls. */
  children?: ReactNode
}

/** The text field of a filter, further controls, and how much is shown. */
export function FilterPanel<Choice extends string>(props: FilterPanelProps<Choice>): ReactNode {
  const { filter, fieldRef, label, placeholder, noun, children } = props
  const { fieldLabel = 'Filter by name or purpose' } = props
  const id = useId()

  function onKeyDown(event: KeyboardEvent): void {
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
  /** Values and what a reader sees; the empty value chooses everything. */
  values: readonly (readonly [value: string, label: string])[]
}

/** One value of a few, as buttons. */
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

/** One value of many, as a list. */
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
  /** Text of the button that shows everything again. */
  action: string
  /** What to try. */
  children?: ReactNode
}

/** Stands in place of the list when nothing matches. */
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
