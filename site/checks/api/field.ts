import type { Shape } from './shapes.ts'

/** A member, an option, or a property that the package publishes. */
export interface Field {
  /** What the field belongs to: `cy.click`, or the words of a type. */
  subject: string
  name: string
  shapes: Shape[]
  /** Whether the package itself declares it. */
  own?: boolean
}
