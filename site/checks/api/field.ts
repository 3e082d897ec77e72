import type { Shape } from './shapes.ts'

/** A property, argument, or option that the package declares. */
export interface Field {
  /** What the field belongs to: `cy.click`, or the words of a type. */
  subject: string
  name: string
  shapes: Shape[]
  /** Whether the package itself declares it. */
  own?: boolean
}
