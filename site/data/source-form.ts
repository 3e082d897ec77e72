/** The format of an entry in `sources` in a page's front matter. */
export const SOURCE_FORM =
  /^(?<origin>@?[\w.-]+(?:\/[\w.-]+)*)@(?<version>[\w.-]+):(?<path>[^\s/]\S*)$/

/** Description of the format in messages. */
export const SOURCE_HINT =
  '<package-or-repository>@<version-or-commit>:<path>, such as cypress@15.3.0:types/cypress.d.ts'
