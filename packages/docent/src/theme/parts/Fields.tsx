import {
  Children,
  createContext,
  isValidElement,
  useContext,
  type ReactElement,
  type ReactNode,
} from 'react'
import { FIELDS_FILTER, FILTER_FROM } from '../../shared/markup.ts'
import { messagePlaceholder } from '../../shared/messages/placeholders.ts'

export interface FieldsProps {
  /**
   * `Field` elements. In Markdown, a table with one row for each field is possible, too (`field-tables.ts`). Or headings
   * and lists, which get one filter for all of them.
   */
  children?: ReactNode
  /** Folds the list. For the properties of a field's value, inside that `Field`: `5 properties`. */
  summary?: string
}

/** Whether another list has the filter. */
const InGroups = createContext(false)

/**
 * A list of options, arguments, properties, flags, or variables: one line with the name, the type, and the default of
 * each, followed by its description. Long lists have a filter.
 *
 * @example
 * <Fields>
 *   <Field name="retries" type="number" default="0">How often to try again.</Field>
 * </Fields>
 */
export function Fields({ children, summary }: FieldsProps): ReactNode {
  const isInGroups = useContext(InGroups)
  const fields = fieldsIn(children)
  const inGroups = fields.flatMap((field) =>
    field.type === Fields ? fieldsIn(field.props.children) : [],
  )
  if (inGroups.length > 0) {
    return (
      <InGroups value>
        <div>
          {inGroups.length >= FILTER_FROM && <Filter count={inGroups.length} />}
          {children}
        </div>
      </InGroups>
    )
  }
  const list = <dl className="fields">{fields}</dl>
  if (summary !== undefined) {
    return (
      <details className="fields-more">
        <summary>{summary}</summary>
        {list}
      </details>
    )
  }
  if (isInGroups || fields.length < FILTER_FROM) return list
  return (
    // The filter stays visible as long as the list does.
    <div>
      <Filter count={fields.length} />
      {list}
    </div>
  )
}

/** The elements. Line breaks between them are text in MDX. */
function fieldsIn(children: ReactNode): ReactElement<{ children?: ReactNode }>[] {
  return Children.toArray(children).filter((child) =>
    isValidElement<{ children?: ReactNode }>(child),
  )
}

function Filter({ count }: { count: number }): ReactNode {
  const label = messagePlaceholder('fields.filter', String(count))
  return (
    <search className="fields-filter" {...{ [FIELDS_FILTER]: '' }}>
      <input type="search" aria-label={label} placeholder={label} autoComplete="off" />
      <output />
    </search>
  )
}
