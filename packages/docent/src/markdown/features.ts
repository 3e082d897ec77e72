/** Extensions of Markdown that every page may use. */
export const FEATURES = { gfm: true, frontmatter: true, directive: true, headingAttributes: true }
