import { expect, test } from 'vitest'
import { helpText } from '../../src/cli/help-text.ts'

test('the help lists every command, and every flag with the commands that have it', () => {
  expect(helpText('')).toMatchInlineSnapshot(`
    "Usage: docent <command> [options]

    Commands:
      dev                 Preview the site while you write, with instant updates
      build               Build the site
      preview             Serve the built site as a production host would
      check               Run all checks without writing the site
      version <name>      Keep the current documents as a version
      translate [locale]  List what is missing or outdated in each language

    Commands of packages:
      mcp [folder|url]  Serve a built site to AI agents (Model Context Protocol) (@docent/mcp)
      migrate [folder]  Write a docent site next to a Docusaurus site (@docent/docusaurus)
      search export     Write the records for a hosted search to a file (@docent/algolia)
      search push       Fill a hosted search index (@docent/algolia)

    Options:
      --site <dir>            The site's folder (default: .)
      --port <number>         The server's port (dev, preview)
      --host <name>           The server's host (dev, preview; default: localhost)
      --open                  Open the preview in the browser (dev)
      --verbose               Show the slowest pages (build)
      --keep-assets <number>  Keep the assets of this number of earlier builds, for tabs that are still open (build)
      --shard <part>/<parts>  Only make this part of the pages for a build on another machine, for example 3/8 (build)
      --external              Also test links to other sites (check)
      --docs <id>             Docs instance (version; default: default)
      --write                 Add the missing keys to the files of labels and messages (translate)
      -h, --help              Display this message
      -v, --version           Display the version number"
  `)
})

// @covers 11.21
test('the help for a command lists only its flags', () => {
  expect(helpText('version')).toMatchInlineSnapshot(`
    "Usage: docent version <name> [options]

    Keep the current documents as a version.

    Options:
      --site <dir>   The site's folder (default: .)
      --docs <id>    Docs instance (default: default)
      -h, --help     Display this message
      -v, --version  Display the version number"
  `)
})

test('the help for a group lists its commands', () => {
  const added = {
    'index export': { text: 'Write an index to a file' },
    'index push': { text: 'Fill an index', parameters: '[name]' },
    links: { text: 'List all links' },
  }
  expect(helpText('index', added)).toMatchInlineSnapshot(`
    "Usage: docent index <action> [options]

    Commands:
      index export       Write an index to a file
      index push [name]  Fill an index

    Options:
      -h, --help     Display this message
      -v, --version  Display the version number"
  `)
})

test('the help for an unknown command is the help for all commands', () => {
  expect(helpText('biuld')).toBe(helpText(''))
})
