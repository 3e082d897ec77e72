import { createHash } from 'node:crypto'

/** Named strings that belong together, such as an article's HTML, Markdown, and search text. */
export type Parts = Record<string, string>

const MAGIC = 'docent-cache-1'

/**
 * Encodes all parts as one file: a header line with a checksum and the lengths in bytes, then the parts. A damaged file
 * fails the checksum and counts as a cache miss instead of producing wrong output.
 */
export function encodeEntry(parts: Parts): Buffer {
  const names = Object.keys(parts)
  const bodies = names.map((name) => Buffer.from(parts[name] ?? ''))
  const lengths = JSON.stringify(names.map((name, i) => [name, bodies[i]?.length ?? 0]))
  const header = `${MAGIC} ${checksum([Buffer.from(lengths), ...bodies])} ${lengths}\n`
  return Buffer.concat([Buffer.from(header), ...bodies])
}

/** The parts of an entry, or `undefined` if the file is damaged. */
export function decodeEntry(file: Buffer): Parts | undefined {
  const end = file.indexOf(10)
  const [magic, sum, ...rest] = file.toString('utf8', 0, Math.max(end, 0)).split(' ')
  if (magic !== MAGIC) return undefined
  const lengths = rest.join(' ')
  const body = file.subarray(end + 1)
  if (checksum([Buffer.from(lengths), body]) !== sum) return undefined
  let at = 0
  return Object.fromEntries(
    (JSON.parse(lengths) as [string, number][]).map(([name, length]) => {
      at += length
      return [name, body.toString('utf8', at - length, at)]
    }),
  )
}

function checksum(chunks: readonly Buffer[]): string {
  const hash = createHash('sha1')
  for (const chunk of chunks) hash.update(chunk)
  return hash.digest('base64url')
}
