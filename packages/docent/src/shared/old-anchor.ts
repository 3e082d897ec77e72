/** Class of the notice at an anchor that a page no longer has. */
export const OLD_ANCHOR = 'old-anchor'
