import { crc32 } from 'node:zlib'

/** Contents that belong together, by name, such as an article's HTML, Markdown, and search text. */
export type Parts = Record<string, string | Uint8Array>

const MAGIC = 'docent-cache-2'

/**
 * Encodes all parts as one file: a header line with a checksum and the lengths in bytes, then the parts. A damaged file
 * fails the checksum and counts as a cache miss instead of producing wrong output.
 */
export function encodeEntry(parts: Parts): Buffer {
  const names = Object.keys(parts)
  const bodies = names.map((name) => bytesOf(parts[name] ?? ''))
  const lengths = JSON.stringify(names.map((name, i) => [name, bodies[i]?.length ?? 0]))
  const header = `${MAGIC} ${checksum([Buffer.from(lengths), ...bodies])} ${lengths}\n`
  return Buffer.concat([Buffer.from(header), ...bodies])
}

/** An entry whose checksum is correct. */
export interface Entry {
  /** A part as text; undefined if the entry has no part with this name. */
  text(name: string): string | undefined
  bytes(name: string): Uint8Array | undefined
}

/**
 * Reads an entry; undefined if the file is damaged. Parts are decoded on demand, because most readers need one of
 * several and decoding takes longer than the checksum.
 */
export function decodeEntry(file: Buffer): Entry | undefined {
  const end = file.indexOf(10)
  const [magic, sum, ...rest] = file.toString('utf8', 0, Math.max(end, 0)).split(' ')
  if (magic !== MAGIC) return undefined
  const lengths = rest.join(' ')
  const body = file.subarray(end + 1)
  if (checksum([Buffer.from(lengths), body]) !== sum) return undefined
  const parts = new Map<string, Buffer>()
  let at = 0
  for (const [name, length] of JSON.parse(lengths) as [string, number][]) {
    parts.set(name, body.subarray(at, at + length))
    at += length
  }
  return { text: (name) => parts.get(name)?.toString(), bytes: (name) => parts.get(name) }
}

function bytesOf(part: string | Uint8Array): Uint8Array {
  return typeof part === 'string' ? Buffer.from(part) : part
}

/** Finds damage, in a third of the time that a cryptographic hash takes. */
function checksum(chunks: readonly Uint8Array[]): string {
  return chunks.reduce((sum, chunk) => crc32(chunk, sum), 0).toString(16)
}
