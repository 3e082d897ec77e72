/** Resolves after the browser has painted what stands in the document now. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A hidden tab paints nothing: there the timer alone decides.
    const timer = setTimeout(resolve, 100)
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer)
        resolve()
      }),
    )
  })
}
