/** @example titleOf('acme-docs') // 'Acme docs' */
export function titleOf(folder: string): string {
  const words = folder.replace(/[-_.\s]+/g, ' ').trim()
  return words === '' ? 'My docs' : words.charAt(0).toUpperCase() + words.slice(1)
}

/** A name that npm accepts. @example packageName('Acme Docs') // 'acme-docs' */
export function packageName(folder: string): string {
  const name = folder
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return name === '' ? 'docs' : name
}
