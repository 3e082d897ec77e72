import { version } from 'cypress/package.json'

/** The installed version, whose types the samples are checked with. */
export const cypressVersion: string = version
