/** One option, with what its doc comment says. */
export interface Option {
  name: string
  isRequired: boolean
  /** Markdown. */
  description: string
  /** Markdown, without the period at its end. */
  default?: string
  /** A value as it's written in code. */
  example: string
  /** As TypeScript writes it, with `object` in the place of each form. */
  type: string
  /** Where the options of the forms are: `[]` for the entries of a list, `.<name>` for the values of a record. */
  place: '' | '[]' | '.<name>'
  /** The objects that the option accepts. */
  forms: Form[]
}

/** An object with options. */
export interface Form {
  /** The option whose value tells this form from others, for example `type: 'doc'`. */
  tag?: string
  description?: string
  options: Option[]
  /** The same for two forms that are declared once. */
  identity: string
}

/** What the message of an error is made from. */
export type Parameter =
  | { kind: 'text' | 'number' }
  | { kind: 'list'; entries: Parameter }
  | { kind: 'record'; fields: Parameters }

export type Parameters = Record<string, { parameter: Parameter; isOptional: boolean }>
