import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A wrong use of a command, such as a path that doesn't exist, or a check of a site that isn't built. */
export class UsageError extends Error {}

/**
 * Ends the process with the message of a wrong use, without the stack trace of all other errors, which only helps with
 * mistakes in the code. Commands call it before they read their arguments.
 */
export function explainUsage(): void {
  process.on('uncaughtException', (error: Error & { code?: string }) => {
    const isUsage = error instanceof UsageError || error.code?.startsWith('ERR_PARSE_ARGS_')
    console.error(isUsage ? error.message : error)
    process.exit(1)
  })
}

/**
 * @param dist output folder of a site
 * @throws UsageError if there is no built site
 */
export function requireBuilt(dist: string): void {
  if (existsSync(join(dist, 'routes.json'))) return
  const folder = relative(process.cwd(), dist)
  throw new UsageError(`${folder} has no built site. Fix: build the site first (npm run build).`)
}
