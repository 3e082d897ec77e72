/** `01-intro`, but not `2024` and not `1.2`. */
const PREFIX = /^(\d+)[-_.]+(?=[^\d])/

/** Position of a file or folder, from the number prefix of its name. */
export function prefixPosition(name: string): number | undefined {
  const [, number] = PREFIX.exec(name) ?? []
  return number === undefined ? undefined : Number(number)
}

/** @example withoutPrefixes('01-basics/02-start.md') // 'basics/start.md' */
export function withoutPrefixes(path: string): string {
  return path
    .split('/')
    .map((name) => name.replace(PREFIX, ''))
    .join('/')
}
