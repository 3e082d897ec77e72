import type { ReactNode } from 'react'
import type { ResultsProduct } from '../../data/results-api-shared.ts'
import { resultsApis } from '../../data/results-api.ts'
import { renderInline } from './parts/inline-markdown.tsx'
import { assertKnown } from './parts/known.ts'
import { ReferenceRow, ReferenceTable } from './parts/ReferenceTable.tsx'

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
  const isArguments = group === 'arguments'
  return (
    <ReferenceTable
      columns={
        isArguments
          ? ['Argument', 'Type', 'Default', 'Description']
          : ['Field', 'Type', 'Description']
      }
    >
      {fields.map(({ name, type, description, optional, default: value }) => {
        const typeCell = ['Type', <code key="type">{type}</code>] as const
        return (
          <ReferenceRow
            key={name}
            id={`${group}-${name}`.toLowerCase()}
            name={prefix + name}
            marks={optional && value === undefined ? ['Optional'] : []}
            cells={
              isArguments ? [typeCell, ['Default', value ? renderInline(value) : '–']] : [typeCell]
            }
            description={renderInline(description)}
          />
        )
      })}
    </ReferenceTable>
  )
}
