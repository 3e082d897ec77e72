/**
 * Puts a text into the clipboard that has to be fetched first. Safari lets a page write only while it handles the
 * click, so the promise of the text is handed over; browsers that take no promises get the text when it is there.
 * @returns whether it worked
 */
export async function copyText(read: () => Promise<string>): Promise<boolean> {
  const text = read()
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }))
  // Whoever waits for it hears of a failure; where nobody does, it is no error of its own.
  blob.catch(() => undefined)
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    return true
  } catch {
    return writeText(text)
  }
}

async function writeText(text: Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(await text)
    return true
  } catch (error) {
    console.warn('The text could not be copied.', error)
    return false
  }
}
