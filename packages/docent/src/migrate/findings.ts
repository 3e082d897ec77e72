/** A location in the Docusaurus site. */
export interface FindingLocation {
  /** Absolute path. Default: the configuration. */
  file?: string
  /** Path of an option in that file, whose line is determined when the report is written. */
  keys?: readonly PropertyKey[]
  line?: number
}

/** The result for one part of the Docusaurus site. */
export interface Finding extends FindingLocation {
  /**
   * `same`: docent has the same feature. `converted`: docent writes it differently. `dropped`: docent doesn't need it.
   * `manual`: the author has to migrate it.
   */
  kind: 'same' | 'converted' | 'dropped' | 'manual'
  /** The subject: an option as it's written in code, a file, or a package. */
  subject: string
  /** The converted form, the reason why it isn't needed, or the fix. Empty if it's the same. */
  text: string
}
