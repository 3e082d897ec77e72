/** Files of the client bundle that pages refer to. Paths are relative to the output folder. */
export interface ClientFiles {
  script: string
  styles: string[]
  fonts: string[]
}

/** Name of the server bundle in its folder. */
export const SERVER_FILE = 'server.mjs'
