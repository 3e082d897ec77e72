import { Field, Fields } from 'docent'
import type { ReactNode } from 'react'
import type { ResultsProduct } from '../../data/results-api-shared.ts'
import { resultsApis } from '../../data/results-api.ts'
import { renderInline } from './parts/inline-markdown.tsx'
import { assertKnown } from './parts/known.ts'
import { marksOf } from './parts/marks.tsx'

export interface ResultFieldsProps {
  product: ResultsProduct
  /** Group of `site/data/results-api.ts`, such as `summary`. */
  group: string
}

/** Arguments or results of a Results API. Anchors have the form `summary-coverage`. */
export default function ResultFields({ product, group }: ResultFieldsProps): ReactNode {
  assertKnown('product', product, Object.keys(resultsApis))
  const { groups } = resultsApis[product]
  assertKnown('group', group, Object.keys(groups))
  const { prefix = '', fields = [] } = groups[group] ?? {}
  return (
    <Fields>
      {fields.map(({ name, type, description, optional, default: value }) => (
        <Field
          key={name}
          id={`${group}-${name}`.toLowerCase()}
          name={prefix + name}
          type={type}
          default={value && renderInline(value)}
          marks={marksOf(undefined, optional && value === undefined ? ['Optional'] : [])}
        >
          {renderInline(description)}
        </Field>
      ))}
    </Fields>
  )
}
