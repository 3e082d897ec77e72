import { Children, isValidElement, type ReactNode } from 'react'
import { OptionGroupContext } from './parts/option-group.ts'

export interface OptionsProps {
  /** Part of the anchors, `option-<group>-<name>`, where a page has several tables with equal names. */
  group?: string
  /** `Option` elements. */
  children?: ReactNode
}

/** Table of the options of a command or function. */
export default function Options({ group, children }: OptionsProps): ReactNode {
  return (
    <table className="options-table">
      <thead>
        <tr>
          <th scope="col">Option</th>
          <th scope="col">Type</th>
          <th scope="col">Default</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        {/* Line breaks between the elements are text in MDX, and a table body may hold rows only. */}
        <OptionGroupContext value={group}>
          {Children.toArray(children).filter((child) => isValidElement(child))}
        </OptionGroupContext>
      </tbody>
    </table>
  )
}
