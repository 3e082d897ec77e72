/** Resolves after the browser has painted the current state of the document. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A hidden tab never paints, so only the timer resolves the promise there.
    const timer = setTimeout(resolve, 100)
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer)
        resolve()
      }),
    )
  })
}
