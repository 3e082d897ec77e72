import type { Plan } from './plan-site.ts'
import { TEMPLATES } from './templates.ts'

const MANAGERS = ['pnpm', 'yarn', 'bun']

/**
 * The next steps, with the commands of the package manager that ran this command.
 * @param agent - value of `npm_config_user_agent`
 */
export function nextSteps({ folder, title, template }: Plan, agent: string): string {
  const manager = MANAGERS.find((name) => agent.startsWith(`${name}/`)) ?? 'npm'
  const enter = folder === '.' ? [] : [`cd ${/^[\w./-]+$/.test(folder) ? folder : `"${folder}"`}`]
  const steps = [...enter, `${manager} install`, `${manager} run dev`]
  return [
    `Created "${title}" in ${folder === '.' ? 'this folder' : folder}, from the template "${TEMPLATES[template]}".`,
    `Next steps:\n${steps.map((step) => `  ${step}`).join('\n')}`,
    'README.md explains how to build the site and how to publish it on GitHub Pages.',
  ].join('\n\n')
}
