/**
 * A file in the output folder.
 *
 * Made by the outputs (one file each in `outputs/`); read by the output folder, which writes changed files.
 */
export interface OutputFile {
  /** Path relative to the output folder, with forward slashes. */
  path: string
  content: FileContent
  /** Hash of everything that the file is made from. A file with the same key isn't written again. */
  key: string
  /** What the file is made from, for messages. Two origins of the same file are an error. */
  origin: string
  /** Whether the file only leads to another one, whose name may differ only in case. Default: false. */
  isRedirect?: boolean
}

export type FileContent =
  | string
  | Uint8Array
  /** Called only if the file has to be written. Text that may be too long for one string is an iterable of parts. */
  | (() => string | Iterable<string> | Promise<string | Uint8Array>)
  /** Absolute path of the file to copy. */
  | { copyOf: string }
  /** A worker thread wrote the file or found it current. */
  | { worker: 'wrote' | 'kept' }
