/** Decodes percent-encoded text, or returns it unchanged if it isn't valid UTF-8. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
