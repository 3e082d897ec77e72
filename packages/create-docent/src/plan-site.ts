import { basename, resolve } from 'node:path'
import { CreateError } from './create-error.ts'
import { titleOf } from './names.ts'
import { PACKAGE_LIST, type PackageName, packagesIn } from './packages.ts'
import { withQuestions, type Ask, type Terminal } from './questions.ts'
import type { Given } from './read-arguments.ts'
import { checkFolder } from './site-folder.ts'
import { isTemplate, TEMPLATE_NAMES, TEMPLATES, type Template } from './templates.ts'

export interface Plan {
  /** As typed. */
  folder: string
  /** Absolute path. */
  dir: string
  title: string
  template: Template
  packages: readonly PackageName[]
}

const FOLDER = 'my-docs'
const TEMPLATE: Template = 'docs'
const NO_PACKAGES = 'none'

/**
 * Completes the arguments with answers or defaults.
 * @throws CreateError if the folder can't be used, or if it's missing and there is no terminal
 * @throws Cancelled if the user cancels
 */
export async function planSite(given: Given, terminal: Terminal, cwd: string): Promise<Plan> {
  if (given.yes) return complete({ folder: FOLDER, ...given }, cwd)
  if (terminal.isInteractive)
    return withQuestions(terminal, (ask) => askFor(given, ask, terminal, cwd))
  if (given.folder !== undefined) return complete({ ...given, folder: given.folder }, cwd)
  throw new CreateError(
    'No folder was specified, and there is no terminal to prompt in.',
    `Specify the folder (npm create docent ${FOLDER}), or use the defaults (npm create docent -- --yes).`,
  )
}

function complete(
  { folder, template, title, packages }: Given & { folder: string },
  cwd: string,
): Plan {
  const dir = resolve(cwd, folder)
  checkFolder(dir, folder)
  return {
    folder,
    dir,
    title: oneLine(title ?? titleOf(basename(dir))),
    template: template ?? TEMPLATE,
    packages: packages ?? [],
  }
}

async function askFor(given: Given, ask: Ask, { output }: Terminal, cwd: string): Promise<Plan> {
  const folder = given.folder ?? (await ask("The site's folder", FOLDER))
  // Checked before the other questions, so that no answer is lost.
  const plan = complete({ ...given, folder }, cwd)
  const title = given.title ?? (await ask("The site's title", plan.title))
  return {
    ...plan,
    title: oneLine(title),
    template: given.template ?? (await askForTemplate(ask, output)),
    packages: given.packages ?? (await askForPackages(ask, output)),
  }
}

async function askForTemplate(ask: Ask, output: NodeJS.WritableStream): Promise<Template> {
  const list = TEMPLATE_NAMES.map((name, index) => `  ${index + 1}. ${TEMPLATES[name]} [${name}]`)
  output.write(`Templates:\n${list.join('\n')}\n`)
  for (;;) {
    const answer = await ask('Template, by number or name', TEMPLATE)
    const name = TEMPLATE_NAMES[Number(answer) - 1] ?? answer
    if (isTemplate(name)) return name
    output.write(`There is no template "${answer}".\n`)
  }
}

async function askForPackages(
  ask: Ask,
  output: NodeJS.WritableStream,
): Promise<readonly PackageName[]> {
  output.write(`Packages:\n${PACKAGE_LIST.join('\n')}\n`)
  for (;;) {
    const answer = await ask('Packages to add, separated by commas', NO_PACKAGES)
    const packages = packagesIn(answer === NO_PACKAGES ? '' : answer)
    if (!('unknown' in packages)) return packages
    output.write(`There is no package "${packages.unknown}" in this list.\n`)
  }
}

function oneLine(title: string): string {
  return title.trim().replace(/\s+/g, ' ')
}
