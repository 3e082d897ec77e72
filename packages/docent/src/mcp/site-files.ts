/** The files of a built site, wherever they are. */
export interface SiteFiles {
  /** Folder or URL, for messages. */
  place: string
  /**
   * Reads a text file.
   * @param path below the base URL, decoded, without "." and ".." segments
   * @throws MissingFile when there is none; DocentError when it can't be read
   */
  read(path: string): Promise<string>
}

/** The site has no file at this path. */
export class MissingFile extends Error {
  /** What the search engine's source understands: the file belongs to an earlier build. */
  readonly status = 404

  constructor(readonly path: string) {
    super(`There is no file ${path}.`)
  }
}

/** Larger files aren't read. The largest that a site of 10,000 pages has is a tenth of this. */
export const MAX_FILE_BYTES = 20_000_000
