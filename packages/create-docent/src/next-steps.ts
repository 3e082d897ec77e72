import { dirname, join } from 'node:path'
import { PACKAGES } from './packages.ts'
import type { Plan } from './plan-site.ts'
import { TEMPLATES } from './templates.ts'
import { VERSION } from './versions.ts'

const MANAGERS = ['pnpm', 'yarn', 'bun']

/**
 * The next steps, with the commands of the package manager that ran this command.
 * @param agent - value of `npm_config_user_agent`
 * @param archive - path of the archive with this command. The registry may not have its version, so docent comes from
 * the archive next to it, as `npm pack` writes them, and so do the packages.
 */
export function nextSteps(
  { folder, title, template, packages }: Plan,
  agent: string,
  archive?: string,
): string {
  const manager = MANAGERS.find((name) => agent.startsWith(`${name}/`)) ?? 'npm'
  const enter = folder === '.' ? [] : [`cd ${/^[\w./-]+$/.test(folder) ? folder : `"${folder}"`}`]
  const packed = archive?.endsWith(`create-docent-${VERSION}.tgz`)
    ? ['docent', ...packages.map((name) => `docent-${name}`)]
        .map((name) => ` ${JSON.stringify(join(dirname(archive), `${name}-${VERSION}.tgz`))}`)
        .join('')
    : ''
  const unfinished = packages.filter((name) => PACKAGES[name].isUnfinished)
  const steps = [...enter, `${manager} install${packed}`, `${manager} run dev`]
  return [
    `Created "${title}" in ${folder === '.' ? 'this folder' : folder}, from the template "${TEMPLATES[template]}".`,
    `Next steps:\n${steps.map((step) => `  ${step}`).join('\n')}`,
    ...(unfinished.length === 0
      ? []
      : [`Comments in docent.config.ts say what is still missing for: ${unfinished.join(', ')}.`]),
    'README.md explains how to build the site and how to publish it on GitHub Pages.',
  ].join('\n\n')
}
