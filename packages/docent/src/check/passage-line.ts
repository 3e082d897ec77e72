const LETTERS = /[\p{L}\p{N}\p{M}_]+/gu

/** Fewer words than these are found in many places. */
const FEWEST = 2

/**
 * The line of a source on which a passage of the finished page begins. The source has markup between the words, so the
 * most words from the passage's start that stand side by side in the source decide.
 * @returns nothing when the words come from elsewhere, for example from a component
 */
export function passageLine(source: string, passage: string): number | undefined {
  const wanted = passage.match(LETTERS) ?? []
  const lines = source.split('\n').map((line) => line.match(LETTERS) ?? [])
  const lineOfWord = lines.flatMap((found, index) => found.map(() => index + 1))
  // Marked on both sides, so that no word matches the end of a longer one.
  const text = ` ${lines.flat().join(' ')} `
  for (let count = wanted.length; count >= FEWEST; count -= 1) {
    const at = text.indexOf(` ${wanted.slice(0, count).join(' ')} `)
    if (at !== -1) return lineOfWord[text.slice(0, at + 1).split(' ').length - 2]
  }
  return undefined
}
