/** Marks an element whose text becomes a code block. Its value is JSON with the language and the meta of a fence. */
export const CODE_ATTRIBUTE = 'data-docent-code'
