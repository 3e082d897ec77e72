import { expect, test } from 'vitest'
import { helpText } from '../../src/cli/read-arguments.ts'

test('the help lists every command, and every flag with the commands that have it', () => {
  expect(helpText('')).toMatchInlineSnapshot(`
    "Usage: docent <command> [options]

    Commands:
      dev               Preview the site while you write, with instant updates
      build             Build the site
      preview           Serve the built site as a production host would
      check             Run all checks without writing the site
      search export     Write the records for a hosted search to a file (default: search-records.json)
      search push       Fill a hosted search index
      mcp [folder|url]  Serve a built site to AI agents (Model Context Protocol)
      migrate [folder]  Write a docent site next to a Docusaurus site

    Options:
      --site <dir>            The site's folder (default: .)
      --port <number>         The server's port (dev, preview, mcp)
      --host <name>           The server's host (dev, preview, mcp; default: localhost)
      --open                  Open the preview in the browser (dev)
      --verbose               Show the slowest pages (build)
      --keep-assets <number>  Keep the assets of this number of earlier builds, for tabs that are still open (build)
      --out <path>            File or folder to write (search export, migrate)
      --app-id <id>           Application ID for the hosted search (search push)
      --index <name>          Index name for the hosted search (search push)
      --dry-run               Show what would change, but don't write it (search push)
      --external              Also test links to other sites (check)
      --http                  Serve over HTTP, on --port and --host, instead of standard input and output (mcp)
      -h, --help              Display this message
      -v, --version           Display the version number"
  `)
})

test('the help for a command lists only its flags', () => {
  expect(helpText('mcp')).toMatchInlineSnapshot(`
    "Usage: docent mcp [folder|url] [options]

    Serve a built site to AI agents (Model Context Protocol).

    Options:
      --site <dir>     The site's folder (default: .)
      --http           Serve over HTTP, on --port and --host, instead of standard input and output
      --port <number>  The server's port
      --host <name>    The server's host (default: localhost)
      -h, --help       Display this message
      -v, --version    Display the version number"
  `)
})

test('the help for a group lists its commands', () => {
  expect(helpText('search')).toMatchInlineSnapshot(`
    "Usage: docent search <action> [options]

    Commands:
      search export  Write the records for a hosted search to a file (default: search-records.json)
      search push    Fill a hosted search index

    Options:
      --site <dir>    The site's folder (default: .)
      --out <path>    File or folder to write (search export)
      --app-id <id>   Application ID for the hosted search (search push)
      --index <name>  Index name for the hosted search (search push)
      --dry-run       Show what would change, but don't write it (search push)
      -h, --help      Display this message
      -v, --version   Display the version number"
  `)
})

test('the help for an unknown command is the help for all commands', () => {
  expect(helpText('biuld')).toBe(helpText(''))
})
