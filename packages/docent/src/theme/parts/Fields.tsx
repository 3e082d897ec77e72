import { Children, isValidElement, type ReactNode } from 'react'
import { FIELDS_FILTER, FILTER_FROM } from '../../shared/markup.ts'
import { messagePlaceholder } from '../../shared/messages/placeholders.ts'

export interface FieldsProps {
  /** `Field` elements. In Markdown, a table with one row for each field is possible, too (`field-tables.ts`). */
  children?: ReactNode
  /** Folds the list. For the properties of a field's value, inside that `Field`: `5 properties`. */
  summary?: string
}

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
  // Line breaks between elements are text in MDX.
  const fields = Children.toArray(children).filter((child) => isValidElement(child))
  const list = <dl className="fields">{fields}</dl>
  if (summary !== undefined) {
    return (
      <details className="fields-more">
        <summary>{summary}</summary>
        {list}
      </details>
    )
  }
  if (fields.length < FILTER_FROM) return list
  const filter = messagePlaceholder('fields.filter', String(fields.length))
  return (
    // The filter stays visible as long as the list does.
    <div>
      <search className="fields-filter" {...{ [FIELDS_FILTER]: '' }}>
        <input type="search" aria-label={filter} placeholder={filter} autoComplete="off" />
        <output />
      </search>
      {list}
    </div>
  )
}
