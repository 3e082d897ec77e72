export type LineKind =
  | 'front-matter'
  | 'blank'
  | 'code'
  /** Imports and exports. */
  | 'module'
  | 'comment'
  /** Tags without text. */
  | 'markup'
  | 'heading'
  /** A header or body row of a table, or an element that renders rows. */
  | 'row'
  /** The delimiter row below a table's header. */
  | 'delimiter'
  | 'text'
