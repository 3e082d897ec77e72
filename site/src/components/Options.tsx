import { Children, isValidElement, type ReactNode } from 'react'
import { OptionGroupContext } from './parts/option-group.ts'

export interface OptionsProps {
  /** Part of the anchors, `option-<group>-<name>`, where a page has several tables with equal names. */
  group?: string
  /** `Option` elements. */
  children?: ReactNode
}

const COLUMNS = ['Option', 'Type', 'Default', 'Description']

/** Table of the options of a command or function. */
export default function Options({ group, children }: OptionsProps): ReactNode {
  return (
    // On phones the rows are shown as blocks, which would take their meaning from them: hence the explicit roles.
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
        {/* Line breaks between the elements are text in MDX, and a table body may hold rows only. */}
        <OptionGroupContext value={group}>
          {Children.toArray(children).filter((child) => isValidElement(child))}
        </OptionGroupContext>
      </tbody>
    </table>
  )
}
