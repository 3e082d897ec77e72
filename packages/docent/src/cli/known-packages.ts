/** A command that a package of docent's own adds, for the help and for sites that don't have the package. */
export interface PackageCommand {
  package: string
  text: string
  parameters?: string
}

/** Such commands by name. The package of `docent name` is found by the first word. */
export const PACKAGE_COMMANDS: Readonly<Record<string, PackageCommand>> = {
  mcp: {
    package: '@docent/mcp',
    text: 'Serve a built site to AI agents (Model Context Protocol)',
    parameters: '[folder|url]',
  },
  migrate: {
    package: '@docent/docusaurus',
    text: 'Write a docent site next to a Docusaurus site',
    parameters: '[folder]',
  },
  'search export': {
    package: '@docent/algolia',
    text: 'Write the records for a hosted search to a file',
  },
  'search push': {
    package: '@docent/algolia',
    text: 'Fill a hosted search index',
  },
}

/** The command of a package that words begin with, or the first word if the package has no such command. */
export function packageCommand([first = '', second = '']: readonly string[]):
  { command: string; package: string } | undefined {
  const found = packageOf(first)
  if (found === undefined) return undefined
  const both = `${first} ${second}`
  return { command: Object.hasOwn(PACKAGE_COMMANDS, both) ? both : first, package: found }
}

/** The package that has the commands which begin with a word, for example `@docent/mcp` for `mcp`. */
export function packageOf(word: string): string | undefined {
  const [, found] =
    Object.entries(PACKAGE_COMMANDS).find(([name]) => name.split(' ', 1)[0] === word) ?? []
  return found?.package
}
