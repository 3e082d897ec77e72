/** An option with the contents of its doc comment. */
export interface Option {
  name: string
  isRequired: boolean
  /** Markdown. */
  description: string
  /** Markdown without the final period. */
  default?: string
  /** A value as it's written in code. */
  example: string
  /** As TypeScript prints it, with `object` in suffix of each form. */
  type: string
  /** Path to the forms' options: `[]` for the entries of a list, `.<name>` for the values of a record. */
  suffix: '' | '[]' | '.<name>'
  /** The objects that the option accepts. */
  forms: Form[]
}

/** An object with options. */
export interface Form {
  /** The option whose value distinguishes this form from others, for example `type: 'doc'`. */
  tag?: string
  description?: string
  options: Option[]
  /** Identity of the declaration, which two forms may share. */
  identity: string
}

/** A parameter of an error's message. */
export type Parameter =
  | { kind: 'text' | 'number' }
  | { kind: 'list'; entries: Parameter }
  | { kind: 'record'; fields: Parameters }

export type Parameters = Record<string, { parameter: Parameter; isOptional: boolean }>
