import { resolve } from 'node:path'
import { HELP } from './help-text.ts'
import { nextSteps } from './next-steps.ts'
import { planSite } from './plan-site.ts'
import type { Terminal } from './questions.ts'
import { readArguments } from './read-arguments.ts'
import { siteFiles } from './site-files.ts'
import { writeSite } from './site-folder.ts'
import { VERSION } from './versions.ts'

export interface Surroundings {
  terminal: Terminal
  cwd: string
  /** Value of `npm_config_user_agent`. */
  agent: string
  /** The archive that contains this command, if it doesn't come from a registry (`npm_config_package`). */
  archive?: string
  /** Folder of the templates. */
  templates: string
}

/**
 * Runs the command.
 * @returns the text to print
 * @throws CreateError for errors that the user can fix
 * @throws Cancelled if the user cancels
 */
export async function createSite(
  argv: readonly string[],
  { terminal, cwd, agent, archive, templates }: Surroundings,
): Promise<string> {
  const given = readArguments(argv)
  if ('help' in given) return HELP
  if ('version' in given) return VERSION
  const plan = await planSite(given, terminal, cwd)
  writeSite(plan.dir, siteFiles(plan, templates))
  return nextSteps(plan, agent, archive && resolve(cwd, archive))
}
