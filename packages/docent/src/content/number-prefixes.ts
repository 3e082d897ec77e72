/** `01-intro`, `02. Beta`, and `1 - Alpha`, but not `2024`, `1.2`, or `2021-01-31`. */
const PREFIX = /^(\d+)(?:[-_.]+(?=[^-_.\s\d])|\s*[-_.]+\s+(?=[^-_.\s])|\s+[-_.]+(?=[^-_.\s]))/

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
