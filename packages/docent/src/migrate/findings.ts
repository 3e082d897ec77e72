/** Where something is in the Docusaurus site. */
export interface FindingPlace {
  /** Absolute path. Default: the configuration. */
  file?: string
  /** Path of an option in that file: its line is looked up when the report is written. */
  keys?: readonly PropertyKey[]
  line?: number
}

/** What became of one thing in the Docusaurus site. */
export interface Finding extends FindingPlace {
  /**
   * `same`: docent has the same thing. `converted`: docent writes it differently. `dropped`: docent doesn't need it.
   * `hand`: it's up to the author.
   */
  kind: 'same' | 'converted' | 'dropped' | 'hand'
  /** What it is: an option as it's written in code, a file, or a package. */
  subject: string
  /** What it has become, why it's not needed, or the fix. Empty for what's the same. */
  text: string
}
