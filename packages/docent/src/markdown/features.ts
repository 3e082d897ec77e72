/** Markdown extensions that all pages can use. */
export const FEATURES = { gfm: true, frontmatter: true, directive: true, headingAttributes: true }
