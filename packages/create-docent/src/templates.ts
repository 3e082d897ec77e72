/** Templates by the name of their folder, with their descriptions. */
export const TEMPLATES = {
  docs: 'Documentation',
  landing: 'Documentation with a landing page',
  api: 'API reference',
} as const

export type Template = keyof typeof TEMPLATES

export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as Template[]

export function isTemplate(name: string): name is Template {
  return Object.hasOwn(TEMPLATES, name)
}
