#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { CreateError } from './create-error.ts'
import { createSite } from './create-site.ts'
import { Cancelled } from './questions.ts'

/** The exit code that shells use for commands that Ctrl+C has ended. */
const INTERRUPTED = 130

function cancel(): never {
  process.stderr.write('\nCanceled. Nothing was written.\n')
  process.exit(INTERRUPTED)
}

// A handler runs after the current task. Without one, the signal could end the process between two files.
process.once('SIGINT', cancel)
try {
  const text = await createSite(process.argv.slice(2), {
    terminal: {
      input: process.stdin,
      output: process.stdout,
      isInteractive: process.stdin.isTTY === true && process.stdout.isTTY === true,
    },
    cwd: process.cwd(),
    agent: process.env['npm_config_user_agent'] ?? '',
    archive: process.env['npm_config_package'],
    templates: fileURLToPath(new URL('../templates', import.meta.url)),
  })
  process.off('SIGINT', cancel)
  process.stdout.write(`${text}\n`)
} catch (error) {
  if (error instanceof Cancelled) cancel()
  if (!(error instanceof CreateError)) throw error
  process.stderr.write(`\n${error.message}\n  Fix: ${error.hint}\n`)
  process.exitCode = 1
}
