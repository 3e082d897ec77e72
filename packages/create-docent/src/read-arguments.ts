import { parseArgs } from 'node:util'
import { CreateError } from './create-error.ts'
import { PACKAGE_NAMES, packagesIn, type PackageName } from './packages.ts'
import { isTemplate, TEMPLATE_NAMES, type Template } from './templates.ts'

/** The command-line arguments. Missing ones are asked for or have a default. */
export interface Given {
  folder?: string
  template?: Template
  title?: string
  packages?: readonly PackageName[]
  /** Whether to use the defaults without asking. */
  yes: boolean
}

export type Arguments = Given | { help: true } | { version: true }

const OPTIONS = {
  template: { type: 'string', short: 't' },
  name: { type: 'string' },
  with: { type: 'string', multiple: true },
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const

const FLAGS = Object.keys(OPTIONS).map((name) => `--${name}`)

/** @throws CreateError for an unknown flag, value, or argument */
export function readArguments(argv: readonly string[]): Arguments {
  const { values, positionals } = parse(argv)
  if (values.help) return { help: true }
  if (values.version) return { version: true }
  const [folder, ...others] = positionals
  if (others.length > 0)
    throw new CreateError(
      `The command takes one folder, but it received ${positionals.map((word) => `"${word}"`).join(', ')}.`,
      'Put a name that contains spaces in quotation marks.',
    )
  const { template, name } = values
  if (template !== undefined && !isTemplate(template))
    throw new CreateError(
      `There is no template "${template}".`,
      `Templates: ${TEMPLATE_NAMES.join(', ')}.`,
    )
  if (name !== undefined && name.trim() === '')
    throw new CreateError('The flag "--name" is empty.', "Set it to the site's title.")
  return {
    ...(folder !== undefined && { folder }),
    ...(template !== undefined && { template }),
    ...(name !== undefined && { title: name }),
    ...(values.with && { packages: readPackages(values.with.join(',')) }),
    yes: values.yes ?? false,
  }
}

function readPackages(text: string): PackageName[] {
  const packages = packagesIn(text)
  const list = `Packages: ${PACKAGE_NAMES.join(', ')}.`
  if ('unknown' in packages)
    throw new CreateError(`A site can't be created with "${packages.unknown}".`, list)
  if (packages.length === 0) throw new CreateError('The flag "--with" is empty.', list)
  return packages
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    // Without the rest of the parser's message, which is about positional arguments.
    const [problem = ''] = (error as Error).message.split(/\. |\n/)
    throw new CreateError(`${problem.replace(/\.$/, '')}.`, `Flags: ${FLAGS.join(', ')}.`)
  }
}
