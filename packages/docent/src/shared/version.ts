/** Version of docent. */
export const VERSION = '3.1.1'
