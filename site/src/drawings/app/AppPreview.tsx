import type { ReactNode } from 'react'

/** A piece of a drawn application: a paragraph, or one kind of element. */
export type AppPart = string | AppElement

export type AppElement = AppContent & {
  /**
   * What is drawn on top: the box around a matched element, optionally with the dot where Cypress clicked, or the color
   * of a tested, an untested, or a failing element in a report.
   */
  mark?: 'matched' | 'clicked' | 'tested' | 'untested' | 'failing'
}

type AppContent =
  | { heading: string }
  | { text: string }
  /** Filled, or with an outline if it isn't the main action. */
  | { button: string; disabled?: boolean; plain?: boolean }
  | { link: string }
  /** A form field: its label, and its value if there is one. */
  | { field: string; value?: string; focused?: boolean }
  | { checkbox: string; checked?: boolean }
  | { items: AppPart[] }
  /** Elements next to each other. */
  | { row: AppPart[] }
  /** A message such as an error or a confirmation. */
  | { alert: string }
  /** A picture, as a box with its description. */
  | { image: string }
  /** A box around other elements, such as a card, a form, or an `iframe`, with its label. */
  | { box: string; parts: AppPart[] }
  /** Lines of code in an editor. They don't break. */
  | { code: string[] }
  /** A menu on top of the page: what it applies to, and its entries. */
  | { menu: string; entries: string[] }

const KINDS = [
  'heading',
  'text',
  'button',
  'link',
  'field',
  'checkbox',
  'items',
  'row',
  'alert',
  'image',
  'box',
  'code',
  'menu',
]

/** A small application, drawn without anything that a reader could mistake for one of the page's controls. */
export function AppPreview({ parts }: { parts: AppPart[] }): ReactNode {
  return (
    <div className="app-preview">
      <Parts parts={parts} />
    </div>
  )
}

function Parts({ parts }: { parts: AppPart[] }): ReactNode {
  return parts.map((part, index) => <Part key={index} part={part} />)
}

function Part({ part }: { part: AppPart }): ReactNode {
  if (typeof part === 'string') return <p>{part}</p>
  const mark = part.mark ? ` app-${part.mark}` : ''
  if ('heading' in part) return <p className={`app-heading${mark}`}>{part.heading}</p>
  if ('text' in part) return <p className={mark.trim() || undefined}>{part.text}</p>
  if ('button' in part) {
    return (
      <span
        className={`app-button${part.disabled ? ' app-disabled' : ''}${part.plain ? ' app-plain' : ''}${mark}`}
      >
        {part.button}
      </span>
    )
  }
  if ('link' in part) return <span className={`app-link${mark}`}>{part.link}</span>
  if ('field' in part) return <Field {...part} mark={mark} />
  if ('checkbox' in part) {
    return (
      <span className={`app-checkbox${part.checked ? ' app-checked' : ''}${mark}`}>
        {part.checkbox}
      </span>
    )
  }
  if ('items' in part) return <Items items={part.items} mark={mark} />
  if ('row' in part) {
    return (
      <div className={`app-row${mark}`}>
        <Parts parts={part.row} />
      </div>
    )
  }
  if ('alert' in part) return <p className={`app-alert${mark}`}>{part.alert}</p>
  if ('image' in part) return <p className={`app-image${mark}`}>{part.image}</p>
  if ('code' in part) return <Code lines={part.code} />
  if ('menu' in part) {
    return (
      <div className="app-box app-menu">
        <p className="app-box-name">{part.menu}</p>
        {part.entries.map((entry) => (
          <p key={entry}>{entry}</p>
        ))}
      </div>
    )
  }
  if ('box' in part) {
    return (
      <div className={`app-box${mark}`}>
        <p className="app-box-name">{part.box}</p>
        <Parts parts={part.parts} />
      </div>
    )
  }
  // Pages aren't type-checked, so a misspelled part has to be reported here.
  throw new Error(
    `An app preview can't draw ${JSON.stringify(part)}. Use one of: ${KINDS.join(', ')}.`,
  )
}

function Code({ lines }: { lines: string[] }): ReactNode {
  return (
    <div className="app-code">
      {lines.map((line, number) => (
        <p key={number}>{line}</p>
      ))}
    </div>
  )
}

function Items({ items, mark }: { items: AppPart[]; mark: string }): ReactNode {
  return (
    <ul className={mark.trim() || undefined}>
      {items.map((item, index) => (
        <li key={index}>{typeof item === 'string' ? item : <Part part={item} />}</li>
      ))}
    </ul>
  )
}

interface FieldProps {
  field: string
  value?: string
  focused?: boolean
  mark: string
}

function Field({ field, value = '', focused, mark }: FieldProps): ReactNode {
  return (
    <p className="app-field">
      {field}
      <span className={`app-value${focused ? ' app-focused' : ''}${mark}`}>{value}</span>
    </p>
  )
}
