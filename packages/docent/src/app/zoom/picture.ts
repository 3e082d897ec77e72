/** An image, or a figure that contains a drawing as inline SVG or HTML. */
export type Picture = HTMLImageElement | HTMLElement

export const BUTTON_CLASS = 'zoom-button'

/** Elements that a copy wouldn't show or would start again. */
const NOT_COPIED = 'docent-island, iframe, video, audio, canvas, object, embed'
const NOT_DRAWN = `figcaption, .${BUTTON_CLASS}`

/** The parts of a figure without its caption. */
const partsOf = (figure: Element): Element[] =>
  [...figure.children].filter((part) => !part.matches(NOT_DRAWN))

/**
 * Whether a figure is enlarged as a whole. A figure that only frames images or code isn't; its images are enlarged
 * separately.
 */
export function isDrawing(element: Element): element is HTMLElement {
  if (element.localName !== 'figure' || element.matches('.code-block, a *')) return false
  // React renders an island's own figures again; only those in its children are stable.
  if (element.closest('docent-island, docent-slot')?.localName === 'docent-island') return false
  return (
    !element.querySelector(NOT_COPIED) &&
    partsOf(element).some(
      (part) =>
        !part.matches('.code-block') &&
        (part.matches('svg, :has(svg)') || part.textContent.trim() !== ''),
    )
  )
}

const textOf = (element: Element | null): string =>
  element?.textContent.replace(/\s+/g, ' ').trim() ?? ''

/**
 * Accessible name of a picture: the name of the image, of its figure, or of the drawing in the figure; otherwise, the
 * caption.
 */
export function nameOf(picture: Picture): string {
  if (picture instanceof HTMLImageElement) return picture.alt
  const labels = picture.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const drawing = picture.querySelector('[role="img"]')
  return (
    labels.map((id) => textOf(document.getElementById(id))).join(' ') ||
    picture.getAttribute('aria-label') ||
    textOf(drawing?.querySelector('title') ?? null) ||
    drawing?.getAttribute('aria-label') ||
    textOf(picture.querySelector('figcaption'))
  )
}

/** Position of a picture in the window, including content that is scrolled out of one of its parts. */
export function boxOf(picture: Picture): DOMRect {
  if (picture instanceof HTMLImageElement) return picture.getBoundingClientRect()
  const boxes = partsOf(picture)
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0)
  if (boxes.length === 0) return picture.getBoundingClientRect()
  const style = getComputedStyle(picture)
  const around = (side: string): number =>
    Number.parseFloat(style.getPropertyValue(`padding-${side}`)) +
    Number.parseFloat(style.getPropertyValue(`border-${side}-width`))
  const left = Math.min(...boxes.map(({ box }) => box.left)) - around('left')
  const top = Math.min(...boxes.map(({ box }) => box.top)) - around('top')
  const right = Math.max(
    ...boxes.map(({ part, box }) => box.left + Math.max(box.width, part.scrollWidth)),
  )
  const bottom = Math.max(...boxes.map(({ box }) => box.bottom))
  return new DOMRect(left, top, right + around('right') - left, bottom + around('bottom') - top)
}

/** A copy of the picture without the attributes and elements that only its page needs. */
export function copyOf(picture: Picture): HTMLElement {
  if (picture instanceof HTMLImageElement) return copyOfImage(picture)
  const copy = picture.cloneNode(false) as HTMLElement
  copy.append(...partsOf(picture).map((part) => part.cloneNode(true)))
  delete copy.dataset.zoom
  makeIdsUnique(copy, 'enlarged-')
  // No script handles these controls in the copy. Radio buttons lose their names so that they don't take the selection
  // from the original ones.
  for (const control of copy.querySelectorAll('button, input, select, textarea')) {
    control.removeAttribute('name')
    control.toggleAttribute('disabled', true)
  }
  return copy
}

function copyOfImage(image: HTMLImageElement): HTMLElement {
  const copy = image.cloneNode() as HTMLImageElement
  for (const name of ['role', 'tabindex', 'aria-label', 'aria-haspopup', 'data-zoom', 'id'])
    copy.removeAttribute(name)
  // Without its `<picture>`, the copy would select from other sources.
  const sources = chosenSources(image)
  if (sources === '') {
    copy.removeAttribute('srcset')
    copy.src = image.currentSrc
  } else copy.srcset = sources
  return copy
}

/** The list from which the browser has chosen an image's source; empty if it shows the image's own. */
function chosenSources(image: HTMLImageElement): string {
  const elements = image.closest('picture')?.querySelectorAll('source') ?? []
  const lists = [...elements, image].map(({ srcset }) => srcset)
  const link = document.createElement('a')
  const isChosen = (address: string): boolean => {
    link.href = address
    return address !== '' && link.href === image.currentSrc
  }
  return lists.find((list) => list.split(/[\s,]+/).some(isChosen)) ?? ''
}

/** Width in pixels of the best source of an image that the browser can show. */
export function widestSource(image: HTMLImageElement): number {
  const widths = [...chosenSources(image).matchAll(/\s(\d+)w/g)].map(([, width]) => Number(width))
  // With widths in its list, the natural width is the one at which the page shows the image.
  return widths.length > 0 ? Math.max(...widths) : image.naturalWidth
}

/** Attributes that refer to elements by ID; several IDs are separated by spaces. */
const REFERENCES = new Set([
  'for',
  'headers',
  'list',
  'aria-labelledby',
  'aria-describedby',
  'aria-details',
  'aria-controls',
  'aria-owns',
  'aria-flowto',
])

/**
 * Gives the elements of a copy new IDs and updates the references inside the copy: labels, links to a fragment, and
 * `url(#id)` in SVG attributes.
 */
export function makeIdsUnique(copy: Element, prefix: string): void {
  const ids = new Set([copy, ...copy.querySelectorAll('[id]')].map(({ id }) => id))
  const renamed = (id: string): string => (ids.has(id) ? prefix + id : id)
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const { name, value } of element.attributes) {
      const unique =
        name === 'id' && value !== ''
          ? renamed(value)
          : REFERENCES.has(name)
            ? value.split(/\s+/).map(renamed).join(' ')
            : name.endsWith('href') && value.startsWith('#')
              ? `#${renamed(value.slice(1))}`
              : value.replace(
                  /url\((['"]?)#([^'")]+)\1\)/g,
                  (_, quote: string, id: string) => `url(${quote}#${renamed(id)}${quote})`,
                )
      if (unique !== value) element.setAttribute(name, unique)
    }
  }
}
