import { Fields } from 'docent'
import type { ReactNode } from 'react'
import { OptionGroupContext } from './parts/option-group.ts'

export interface OptionsProps {
  /** Part of the anchors, `option-<group>-<name>`, if a page has several lists with the same names. */
  group?: string
  /** Folds the list. For the properties of an option's value, inside that `Option`: `5 properties`. */
  summary?: string
  /** `Option` elements. */
  children?: ReactNode
}

/** The options of a command or function. */
export default function Options({ group, summary, children }: OptionsProps): ReactNode {
  return (
    <OptionGroupContext value={group}>
      <Fields summary={summary}>{children}</Fields>
    </OptionGroupContext>
  )
}
