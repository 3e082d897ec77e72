import type { ReactNode } from 'react'
import { messagePlaceholder } from '../../shared/messages/placeholders.ts'

export interface FieldProps {
  name: ReactNode
  /** The name's notation in code is the default. `false` shows the name as it is. */
  code?: boolean
  /** Anchor. Without one, nothing can link to the field. */
  id?: string
  /** As code. Elements are shown as they are. */
  type?: ReactNode
  /** The value if the field is omitted. A string is shown as code. */
  default?: ReactNode
  required?: boolean
  /** Anything else about the field: the label and the value. */
  facts?: readonly (readonly [label: string, value: ReactNode])[]
  /** Badges, shown at the end of the line. */
  marks?: ReactNode
  /** First version with the field, for scripts that compare versions. */
  since?: string
  /** The description. */
  children?: ReactNode
}

/** Longer names are set smaller on phones, so that they fit on a line. */
const LONG_NAME = 34

/** A field of a `Fields` list. */
export function Field(props: FieldProps): ReactNode {
  const { name, code = true, id, type, default: value, required, facts, marks, since } = props
  const label = typeof name === 'string' ? breakable(name) : name
  const shown = code ? <code>{label}</code> : label
  const isLong = typeof name === 'string' && name.length > LONG_NAME
  return (
    <div id={id} data-since={since}>
      <dt>
        <dfn data-long={isLong ? '' : undefined}>
          {id === undefined ? shown : <a href={`#${id}`}>{shown}</a>}
        </dfn>
        {type !== undefined && <> {typeof type === 'string' ? <code>{type}</code> : type}</>}
        {value !== undefined && (
          <>
            {' '}
            <span>
              {messagePlaceholder('fields.default')}{' '}
              {typeof value === 'string' ? <code>{value}</code> : value}
            </span>
          </>
        )}
        {required && (
          <>
            {' '}
            <span className="field-required">{messagePlaceholder('fields.required')}</span>
          </>
        )}
        {facts?.map(([label, fact]) => (
          <span key={label}>
            {' '}
            {label} {fact}
          </span>
        ))}
        {marks && <> {marks}</>}
      </dt>
      <dd>{props.children}</dd>
    </div>
  )
}

/** Allows line breaks between the words of a long name, in case it doesn't fit on a line. */
function breakable(name: string): ReactNode {
  if (name.length <= LONG_NAME) return name
  return name
    .split(/(?<=[a-z.])(?=[A-Z])|(?<=_)/)
    .flatMap((word, index) => (index === 0 ? [word] : [<wbr key={index} />, word]))
}
