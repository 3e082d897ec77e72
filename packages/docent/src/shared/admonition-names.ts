/** Names of admonitions, and the appearance of each. The name is the default title. */
const APPEARANCE: Readonly<Record<string, string>> = {
  note: 'note',
  secondary: 'note',
  tip: 'tip',
  success: 'tip',
  info: 'info',
  important: 'info',
  caution: 'caution',
  warning: 'caution',
  danger: 'danger',
}

export const ADMONITIONS: readonly string[] = Object.keys(APPEARANCE)

/** What an admonition looks like; nothing for unknown names. */
export function admonitionAppearance(name: string): string | undefined {
  return Object.hasOwn(APPEARANCE, name) ? APPEARANCE[name] : undefined
}
