/** Something in a page's layout that a reader sees as a mistake. */
export interface LayoutFinding {
  kind:
    | 'scroll'
    | 'broken word'
    | 'wrapped address'
    | 'clipped'
    | 'cut sample'
    | 'wide table'
    | 'torn list'
    | 'raised label'
    | 'overlap'
    | 'edge'
    | 'contrast'
  /** In a drawing: a figure that isn't code. */
  inDrawing: boolean
  /** The element, and its text. */
  where: string
}

/**
 * Finds mistakes in the layout of the open page: a body that scrolls sideways, words and addresses that break, clipped
 * text, samples in pairs and tables that have to be scrolled sideways, lists of questions with a gap, labels above their
 * line, and blocks that aren't aligned with the column. In drawings, it also finds texts that overlap, and texts with
 * too little contrast. It runs in the browser, so it uses nothing from outside.
 */
export function findLayout(): LayoutFinding[] {
  const DRAWING = 'figure:not(.code-block), [role="img"], svg'
  const found: LayoutFinding[] = []
  const note = (
    kind: LayoutFinding['kind'],
    element: Element,
    text = element.textContent,
  ): void => {
    const name = `${element.localName}.${element.getAttribute('class') ?? ''}`.replace(/\.$/, '')
    const words = text.trim().replace(/\s+/g, ' ').slice(0, 60)
    found.push({ kind, inDrawing: element.closest(DRAWING) !== null, where: `${name}: ${words}` })
  }
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth + 1)
    note('scroll', root, `${root.scrollWidth} of ${root.clientWidth} px`)

  const main = document.querySelector('main')
  if (!main) return found
  const lines = (range: Range): number =>
    new Set(
      [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map(({ top }) => Math.round(top)),
    ).size
  const isForScreenReaders = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return (width <= 1 && height <= 1) || element.closest('.visually-hidden') !== null
  }
  /** The width of the lines in which an element's text is. */
  const lineWidth = (element: Element): number => {
    let block: Element | null = element
    while (block && getComputedStyle(block).display.startsWith('inline'))
      block = block.parentElement
    if (!block) return 0
    const { paddingLeft, paddingRight } = getComputedStyle(block)
    return block.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
  }
  const range = document.createRange()
  const texts: { element: Element; rects: DOMRect[] }[] = []
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (!element || text.trim() === '' || isForScreenReaders(element)) continue
    // The pages of a run are all in the same place, and one of them is visible.
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width < 2) continue
    // What an ellipsis replaces can't overlap with anything.
    const isCut = getComputedStyle(element).textOverflow === 'ellipsis'
    if (element.closest(DRAWING))
      texts.push({
        element,
        rects: isCut ? [element.getBoundingClientRect()] : [...range.getClientRects()],
      })
    const isWrapped = lines(range) > 1
    if (!isWrapped) continue
    // The name of a file or an address may be longer than its line, so it has to break somewhere.
    const line = lineWidth(element)
    const isLong = (start: number, end: number): boolean => {
      range.setStart(node, start)
      range.setEnd(node, end)
      const widths = [...range.getClientRects()].map(({ width }) => width)
      // Inline code has space at its ends.
      return widths.reduce((sum, width) => sum + width, 0) > line - 12
    }
    const long = [...text.matchAll(/\S{9,}/g)]
      .map(({ index, 0: run }) => [index, index + run.length] as const)
      .filter(([start, end]) => isLong(start, end))
    for (const word of text.matchAll(/[\p{L}\p{N}_]+/gu)) {
      const mayBreak = long.some(([start = 0, end = 0]) => word.index >= start && word.index < end)
      if (word[0].length < 2 || mayBreak) continue
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      if (lines(range) > 1) note('broken word', element, word[0])
    }
    if (
      element.closest(DRAWING) &&
      long.length === 0 &&
      // The app's log breaks addresses, too.
      !element.closest('.log-entry') &&
      /^(?:https?:\/\/)?[\w.-]+(?::\d+)?\/\S*$/.test(text.trim())
    )
      note('wrapped address', element)
  }

  for (const element of main.querySelectorAll<HTMLElement>('*')) {
    if (isForScreenReaders(element) || element.closest('svg') || !element.checkVisibility())
      continue
    const { overflowX, textOverflow } = getComputedStyle(element)
    const hides = overflowX === 'hidden' || overflowX === 'clip'
    if (
      hides &&
      textOverflow !== 'ellipsis' &&
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth + 1
    )
      note('clipped', element)
  }

  // Two samples that are compared have to be visible as a whole, except on phones, where lines are longer than the screen.
  const isCut = (element: Element): boolean => element.scrollWidth > element.clientWidth + 1
  if (root.clientWidth >= 768)
    for (const sample of main.querySelectorAll('.mistake pre'))
      if (isCut(sample)) note('cut sample', sample)
  // On the smallest phones, a few tables of prose scroll, which their edge shows.
  if (root.clientWidth >= 390 && root.clientWidth < 640)
    for (const table of main.querySelectorAll('.table-scroll'))
      if (isCut(table)) note('wide table', table)
  // Between two questions, there's only a line, even if a hidden note follows the first one.
  let question: Element | undefined
  for (const element of main.querySelector('.markdown')?.children ?? []) {
    if (!element.checkVisibility()) continue
    const isQuestion = element.matches('details.question')
    if (isQuestion && question) {
      const gap = element.getBoundingClientRect().top - question.getBoundingClientRect().bottom
      if (gap > 1) note('torn list', element)
    }
    question = isQuestion ? element : undefined
  }
  // All names of a list begin at its edge.
  for (const list of main.querySelectorAll('dl.fields'))
    for (const name of list.querySelectorAll(':scope > div > dt > dfn'))
      if (
        name.checkVisibility() &&
        Math.abs(name.getBoundingClientRect().left - list.getBoundingClientRect().left) > 1
      )
        note('edge', name)
  // A label with an icon is on the line of the words around it.
  for (const label of main.querySelectorAll('.markdown p .status, .markdown li .status')) {
    const after = label.nextSibling
    if (after?.nodeType !== Node.TEXT_NODE || after.textContent?.trim() === '') continue
    range.setStart(after, 0)
    range.setEnd(after, 1)
    const [next] = range.getClientRects()
    const [own] = [...label.getClientRects()].slice(-1)
    if (!next || !own || next.left < own.right - 1) continue
    if (Math.abs(next.bottom - own.bottom) > 3 && Math.abs(next.top - own.top) > 3)
      note('raised label', label)
  }

  // A block that begins a few pixels beside the column is a mistake; one that is far away is meant to be there.
  const article = document.querySelector('.markdown')
  const column = article?.getBoundingClientRect()
  for (const block of article?.children ?? []) {
    if (!column || !block.checkVisibility() || isForScreenReaders(block)) continue
    const { left, width } = block.getBoundingClientRect()
    const distance = Math.abs(left - column.left)
    if (width > 1 && distance > 0.75 && distance < 16) note('edge', block)
  }

  // Texts of drawings: boxes of letters without the space between lines.
  const overlaps = (rect: DOMRect, other: DOMRect): boolean => {
    const width = Math.min(rect.right, other.right) - Math.max(rect.left, other.left)
    const height = Math.min(rect.bottom, other.bottom) - Math.max(rect.top, other.top)
    return width > 3 && height > Math.min(rect.height, other.height) * 0.45
  }
  for (const [index, { element, rects }] of texts.entries()) {
    for (const other of texts.slice(index + 1, index + 40)) {
      if (
        element === other.element ||
        element.contains(other.element) ||
        other.element.contains(element)
      )
        continue
      if (rects.some((rect) => other.rects.some((box) => overlaps(rect, box))))
        note('overlap', element)
    }
  }

  type Color = [red: number, green: number, blue: number, alpha: number]
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const read = (color: string): Color => {
    if (!canvas) return [0, 0, 0, 0]
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const luminance = ([red, green, blue]: Color): number => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const over = (top: Color, below: Color): Color => {
    const mix = (a: number, b: number): number => a * top[3] + b * (1 - top[3])
    return [mix(top[0], below[0]), mix(top[1], below[1]), mix(top[2], below[2]), 1]
  }
  const background = (element: Element | null): Color => {
    if (!element) return [255, 255, 255, 1]
    const own = read(getComputedStyle(element).backgroundColor)
    return own[3] === 1 ? own : over(own, background(element.parentElement))
  }
  for (const { element } of texts) {
    // What lies below the text of an SVG depends on its shapes.
    if (element.closest('svg')) continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const below = background(element)
    const [light = 0, dark = 0] = [luminance(over(read(color), below)), luminance(below)].sort(
      (a, b) => b - a,
    )
    const ratio = (light + 0.05) / (dark + 0.05)
    const size = parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    if (ratio < (isLarge ? 3 : 4.5))
      note('contrast', element, `${ratio.toFixed(2)} ${element.textContent}`)
  }
  return [...new Map(found.map((finding) => [finding.kind + finding.where, finding])).values()]
}
