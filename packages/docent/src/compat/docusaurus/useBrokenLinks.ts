/** Does nothing, because docent collects the links and anchors of the finished HTML. */
const useBrokenLinks = (): Record<'collectAnchor' | 'collectLink', () => void> => ({
  collectAnchor: () => undefined,
  collectLink: () => undefined,
})

export default useBrokenLinks
