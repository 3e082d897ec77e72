/** docent's version. */
export const VERSION = '3.1.1'
