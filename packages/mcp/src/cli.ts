#!/usr/bin/env node
// `npx @docent/mcp <folder or address>`: serves a built site without docent.
import { parseArgs } from 'node:util'
import { isDocentError } from 'docent/plugin'
import { version } from '../package.json' with { type: 'json' }
import { errors } from './errors.ts'
import { FLAGS, serve } from './serve-command.ts'

const USAGE = 'npx @docent/mcp <folder|url> [--http [--port <number>] [--host <name>]]'

const HELP = [
  'Serves a site that docent built to AI agents (Model Context Protocol).\n',
  `Usage: ${USAGE}\n`,
  ...Object.entries(FLAGS).map(([name, { text }]) => `  --${name.padEnd(8)}${text}`),
].join('\n')

try {
  await main(process.argv.slice(2))
} catch (error) {
  const { message, hint } = isDocentError(error)
    ? error
    : { message: String((error as Error).stack ?? error), hint: '' }
  process.stderr.write(`${message}\n${hint === '' ? '' : `  Fix: ${hint}\n`}`)
  process.exitCode = 1
}

async function main(argv: readonly string[]): Promise<void> {
  const { values, positionals } = parse(argv)
  if (values.version) return void process.stdout.write(`${version}\n`)
  const [site, ...others] = positionals
  if (values.help || site === undefined) return void process.stdout.write(`${HELP}\n`)
  const [unexpected] = others
  if (unexpected !== undefined)
    throw errors.invalidArgument({ problem: `"${unexpected}" isn't expected.`, usage: USAGE })
  const { http, host } = values
  const port = values.port === undefined ? undefined : readPort(values.port)
  const flags = {
    ...(http && { http }),
    ...(host && { host }),
    ...(port !== undefined && { port }),
  }
  await serve({ site, flags, say: (text) => process.stdout.write(`${text}\n`) })
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        http: { type: 'boolean' },
        port: { type: 'string' },
        host: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    })
  } catch (cause) {
    // Without the rest of the parser's message, which is about positional arguments.
    const [problem = ''] = (cause as Error).message.split(/\. |\n/)
    throw errors.invalidArgument({ problem: `${problem}.`, usage: USAGE, cause })
  }
}

function readPort(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= FLAGS.port.highest) return Number(text)
  throw errors.invalidArgument({ problem: `"${text}" isn't a port.`, usage: USAGE })
}
