/** The files of a built site, from a folder or from the web. */
export interface SiteFiles {
  /** Folder or URL, for messages. */
  location: string
  /**
   * Reads a text file.
   * @param path decoded, relative to the base URL, without "." and ".." segments
   * @throws MissingFile if the file doesn't exist; DocentError if it can't be read
   */
  read(path: string): Promise<string>
}

/** The site has no file at this path. */
export class MissingFile extends Error {
  /** The search engine's index source interprets this as a file of an earlier build. */
  readonly status = 404

  constructor(readonly path: string) {
    super(`There is no file ${path}.`)
  }
}

/** Maximum size of a file. The largest file of a site with 10,000 pages is a tenth of this. */
export const MAX_FILE_BYTES = 20_000_000
