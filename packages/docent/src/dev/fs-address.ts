/** Prefix of the addresses at which Vite serves files by their path. */
const PREFIX = '@fs'

/**
 * Address of a file, relative to the base URL. On Windows, paths begin with a drive instead of a slash.
 * @example fsAddress('C:/site/main.css') // '@fs/C:/site/main.css'
 */
export function fsAddress(file: string): string {
  return `${PREFIX}${file.startsWith('/') ? '' : '/'}${file}`
}

/**
 * The file that an address names by its path; undefined for other addresses.
 * @param address decoded, without the base URL, with a slash at the beginning
 */
export function fileOfAddress(address: string): string | undefined {
  if (!address.startsWith(`/${PREFIX}/`)) return undefined
  const file = address.slice(`/${PREFIX}`.length)
  return /^\/[a-z]:\//i.test(file) ? file.slice(1) : file
}
