/**
 * Copies text that has to be fetched first to the clipboard. Safari allows writing only while it handles the click, so
 * the clipboard receives a promise of the text. In browsers that don't support promises, the text is copied after it
 * has loaded.
 * @returns whether it worked
 */
export async function copyText(read: () => Promise<string>): Promise<boolean> {
  const text = read()
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }))
  // The clipboard reports a failure. Without a clipboard that accepts promises, the rejection must not become an
  // unhandled error.
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
