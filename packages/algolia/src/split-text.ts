const encoder = new TextEncoder()

/** Size of a value as JSON, in bytes. */
export function jsonSize(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length
}

/**
 * Splits text into parts of at most `limit` bytes each as a JSON string: between blocks if possible, otherwise between
 * sentences, then between words, and only as a last resort inside a word.
 * @example splitText('One. Two.', 6) // ['One.', 'Two.']
 */
export function splitText(text: string, limit: number): string[] {
  const pieces: string[] = []
  let rest = text.trim()
  while (rest !== '') {
    const end = fittingLength(rest, limit)
    const cut = end === rest.length ? end : breakBefore(rest, end)
    const part = rest.slice(0, cut).trim()
    if (part !== '') pieces.push(part)
    rest = rest.slice(cut).trim()
  }
  return pieces
}

/** Number of characters that fit, at least one. */
function fittingLength(text: string, limit: number): number {
  if (jsonSize(text) - 2 <= limit) return text.length
  let low = 1
  let high = Math.min(text.length, limit)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (jsonSize(text.slice(0, middle)) - 2 <= limit) low = middle
    else high = middle - 1
  }
  // Not inside a surrogate pair.
  return low > 1 && /[\uD800-\uDBFF]/.test(text.charAt(low - 1)) ? low - 1 : low
}

/** The last good position for a break before `end` that keeps at least half of the part's length. */
function breakBefore(text: string, end: number): number {
  const part = text.slice(0, end)
  const positions = [part.lastIndexOf('\n'), lastSentenceEnd(part), part.lastIndexOf(' ')]
  return positions.find((at) => at >= end / 2) ?? positions.find((at) => at > 0) ?? end
}

function lastSentenceEnd(text: string): number {
  const end = Math.max(text.lastIndexOf('. '), text.lastIndexOf('? '), text.lastIndexOf('! '))
  return end === -1 ? -1 : end + 1
}
