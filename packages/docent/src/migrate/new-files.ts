/** A file that the migration writes. */
export interface GeneratedFile {
  /** Path below the new site's folder. */
  path: string
  text: string
}

/** A file or folder that moves as it is. */
export interface CopiedFile {
  /** Absolute path. */
  from: string
  /** Path below the new site's folder. */
  to: string
}
