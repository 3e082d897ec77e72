/** A file that the migration writes. */
export interface GeneratedFile {
  /** Path relative to the new site's folder. */
  path: string
  text: string
}

/** A file or folder that is copied unchanged. */
export interface CopiedFile {
  /** Absolute path. */
  from: string
  /** Path relative to the new site's folder. */
  to: string
}
