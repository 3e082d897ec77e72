/** Decodes percent escapes; a text with an escape that isn't UTF-8 stays as it is. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
