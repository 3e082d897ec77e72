/** Something in a drawing that a reader sees as a mistake. */
export interface DrawingFault {
  kind: 'small text' | 'outside' | 'no region' | 'faint number' | 'covered text'
  /** The drawing, and the element or its text. */
  where: string
}

/**
 * Finds mistakes in the open page's drawings that `findLayout` doesn't look for: text below 12 pixels, which an SVG
 * may shrink, text outside of its window, entries of a screen's list without a region, and numbers of regions that are hard
 * to read or cover text. It runs in the browser, so it uses nothing from outside.
 */
export function findDrawingFaults(): DrawingFault[] {
  const found: DrawingFault[] = []
  const range = document.createRange()
  const nameOf = (figure: Element): string =>
    figure.getAttribute('aria-label') ?? figure.querySelector('title')?.textContent ?? 'drawing'

  /** The parts of text that can be seen, with their boxes. */
  const textsOf = (root: Element): { element: Element; text: string; rects: DOMRect[] }[] => {
    const texts = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = (node.textContent ?? '').trim()
      if (!element || text === '' || !element.checkVisibility({ visibilityProperty: true }))
        continue
      if (element.closest('title, desc, .visually-hidden, figcaption, .screen-callouts')) continue
      range.selectNodeContents(node)
      texts.push({ element, text, rects: [...range.getClientRects()] })
    }
    return texts
  }

  const luminance = (color: string): number => {
    const values = (/\(([^)]*)\)/.exec(color)?.[1] ?? '').split(/[ ,/]+/).map(Number)
    const [r = 0, g = 0, b = 0] = values.slice(0, 3).map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }

  for (const figure of document.querySelectorAll('main figure:is(.drawing, .diagram)')) {
    const name = nameOf(figure)
    const note = (kind: DrawingFault['kind'], what: string): void => {
      found.push({ kind, where: `${name}: ${what.slice(0, 60)}` })
    }
    const texts = textsOf(figure)
    const frame = (
      figure.querySelector('.screen-window, .runner-window') ??
      figure.querySelector('.stage, .log, svg') ??
      figure
    ).getBoundingClientRect()

    for (const { element, text, rects } of texts) {
      const scale = element.closest('svg')?.getScreenCTM()?.a ?? 1
      const size = parseFloat(getComputedStyle(element).fontSize) * scale
      if (size < 11.95) note('small text', `${size.toFixed(1)} px: ${text}`)
      const isOutside = rects.some(
        ({ left, right }) => left < frame.left - 1 || right > frame.right + 1,
      )
      const scrolls = element.closest('.log-frame-code, .log-frame-file, .app-code') !== null
      const isCut = [...ancestors(element, figure)].some(
        (each) => getComputedStyle(each).textOverflow === 'ellipsis',
      )
      if (isOutside && !scrolls && !isCut) note('outside', text)
    }

    const entries = figure.querySelectorAll('.screen-callouts > li').length
    const regions = [...figure.querySelectorAll<HTMLElement>('[data-callout]')]
    for (let number = 1; number <= Math.max(entries, regions.length); number++) {
      const own = regions.filter(({ dataset }) => dataset.callout === String(number))
      if (own.length !== 1 || number > entries)
        note('no region', `number ${number} has ${own.length} regions and ${entries} entries`)
    }
    for (const region of regions) {
      const { color, backgroundColor, left, top, width } = getComputedStyle(region, '::before')
      const [light = 0, dark = 0] = [luminance(color), luminance(backgroundColor)].sort(
        (a, b) => b - a,
      )
      const ratio = (light + 0.05) / (dark + 0.05)
      if (ratio < 4.5) note('faint number', `${region.dataset.callout}: ${ratio.toFixed(2)}`)
      const box = region.getBoundingClientRect()
      const x = box.left + region.clientLeft + parseFloat(left)
      const y = box.top + region.clientTop + parseFloat(top)
      const size = parseFloat(width)
      for (const { text, rects } of texts) {
        // Letters are smaller than their line, and a disc is round.
        const isCovered = rects.some(
          (rect) =>
            Math.min(rect.right, x + size) - Math.max(rect.left, x) > 4 &&
            Math.min(rect.bottom - 3, y + size) - Math.max(rect.top + 4, y) > 4,
        )
        if (isCovered) note('covered text', `${region.dataset.callout} covers ${text}`)
      }
    }
  }
  return found

  function* ancestors(element: Element, root: Element): Generator<Element> {
    for (
      let each: Element | null = element;
      each && each !== root.parentElement;
      each = each.parentElement
    )
      yield each
  }
}
