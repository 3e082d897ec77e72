import { oneOf } from './options.ts'

/** Generator that the site's content was written for. */
export const compat = oneOf(['docusaurus'])
