import { decodeSafely } from '../shared/decode.ts'

/**
 * The words in the last part of an address, which may tell what a reader was looking for.
 * @example addressWords('/api/commands/select-file.html') // 'select file'
 */
export function addressWords(pathname: string): string {
  const parts = pathname
    .split('/')
    .map((part) => decodeSafely(part).replace(/\.[a-z0-9]{1,5}$/i, ''))
    .map((part) => part.replace(/[^\p{L}\p{N}$.]+/gu, ' ').trim())
    .filter((part) => part !== '' && part !== 'index')
  return (parts.at(-1) ?? '').slice(0, 80)
}
