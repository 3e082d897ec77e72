import { Children, isValidElement, type ReactNode } from 'react'
import { OptionGroupContext } from './parts/option-group.ts'

export interface OptionsProps {
  /** Part of the anchors, `option-<group>-<name>`, if a page has several tables with the same names. */
  group?: string
  /** `Option` elements. */
  children?: ReactNode
}

const COLUMNS = ['Option', 'Type', 'Default', 'Description']

/** A table of the options of a command or function. */
export default function Options({ group, children }: OptionsProps): ReactNode {
  return (
    // On phones, rows are displayed as blocks, which would remove their table semantics. The explicit roles restore
    // them.
    <table className="options-table" role="table">
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((name) => (
            <th key={name} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {/* Line breaks between elements are text in MDX, but a table body may only contain rows. */}
        <OptionGroupContext value={group}>
          {Children.toArray(children).filter((child) => isValidElement(child))}
        </OptionGroupContext>
      </tbody>
    </table>
  )
}
