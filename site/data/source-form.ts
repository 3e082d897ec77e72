/** The form of an entry of `sources` in a page's front matter. */
export const SOURCE_FORM =
  /^(?<origin>@?[\w.-]+(?:\/[\w.-]+)*)@(?<version>[\w.-]+):(?<path>[^\s/]\S*)$/

/** What a message says about the form. */
export const SOURCE_HINT =
  '<package-or-repository>@<version-or-commit>:<path>, such as cypress@15.3.0:types/cypress.d.ts'
