import type { Shape } from './shapes.ts'

/** A property, an argument, or an option that the package declares. */
export interface Field {
  /** The owner of the field: `cy.click`, or the name of a type. */
  subject: string
  name: string
  shapes: Shape[]
  /** Whether the package itself declares it. */
  own?: boolean
}
