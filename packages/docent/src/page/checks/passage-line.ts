const LETTERS = /[\p{L}\p{N}\p{M}_]+/gu

/** A shorter sequence of words would occur in many places. */
const FEWEST = 2

/**
 * The line of the source where a passage of the finished page begins. The source has markup between the words, so the
 * longest sequence of words from the passage's start that also occurs in the source decides.
 * @returns undefined if the words don't come from the source, for example from a component
 */
export function passageLine(source: string, passage: string): number | undefined {
  const wanted = passage.match(LETTERS) ?? []
  const lines = source.split('\n').map((line) => line.match(LETTERS) ?? [])
  const lineOfWord = lines.flatMap((found, index) => found.map(() => index + 1))
  // Spaces on both ends ensure that only whole words match.
  const text = ` ${lines.flat().join(' ')} `
  for (let count = wanted.length; count >= FEWEST; count -= 1) {
    const at = text.indexOf(` ${wanted.slice(0, count).join(' ')} `)
    if (at !== -1) return lineOfWord[text.slice(0, at + 1).split(' ').length - 2]
  }
  return undefined
}
