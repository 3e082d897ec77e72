import { BUTTON_CLASS, isDrawing, nameOf, type Picture } from './picture.ts'

const CONTROLS = 'a, button, input, select, textarea, label, summary, [contenteditable]'

/** Makes an image, or a figure with a drawing, zoomable. Other elements stay unchanged. */
export function offer(element: Element, messages: Record<string, string>): void {
  if (element instanceof HTMLImageElement) {
    if (!element.closest('a, figure[data-zoom]')) offerImage(element, messages)
  } else if (isDrawing(element) && !element.querySelector(`:scope > .${BUTTON_CLASS}`)) {
    element.dataset.zoom = ''
    element.append(createButton(label(nameOf(element), 'figure', messages)))
  }
}

/** Calls the function with an image that the reader opens with a key. */
export function onKey(target: Document, open: (picture: Picture) => void): void {
  target.addEventListener('keydown', (event) => {
    const image = event.target
    if (event.key !== 'Enter' && event.key !== ' ') return
    if (!(image instanceof HTMLImageElement) || !image.matches('[data-zoom]')) return
    event.preventDefault()
    open(image)
  })
}

/** Whether a click on an element or inside it ended a text selection. */
export function isSelectionIn(element: Element): boolean {
  const selection = getSelection()
  return selection !== null && !selection.isCollapsed && selection.containsNode(element, true)
}

/** The zoomable picture that a click is meant for. */
export function clickedPicture({ defaultPrevented, target }: MouseEvent): Picture | undefined {
  if (defaultPrevented || !(target instanceof Element)) return undefined
  const picture = target.closest<HTMLElement>('[data-zoom]')
  if (!picture) return undefined
  if (target.closest(`.${BUTTON_CLASS}`)) return picture
  const other = target.closest(`figcaption, ${CONTROLS}`)
  return (other && picture.contains(other)) || isSelectionIn(picture) ? undefined : picture
}

/** An image that hasn't loaded yet because it's far down the page is checked once it has loaded. */
function offerImage(image: HTMLImageElement, messages: Record<string, string>): void {
  const warn = (): void =>
    console.warn(
      `The image ${image.currentSrc || image.src} cannot be reached, so it cannot be zoomed.`,
    )
  const add = (): void => {
    image.dataset.zoom = ''
    image.tabIndex = 0
    image.setAttribute('role', 'button')
    image.setAttribute('aria-haspopup', 'dialog')
    image.setAttribute('aria-label', label(image.alt, 'image', messages))
  }
  if (!image.complete) {
    image.addEventListener('load', add, { once: true })
    image.addEventListener('error', warn, { once: true })
  } else if (image.naturalWidth > 0) add()
  else warn()
}

function label(name: string, kind: 'image' | 'figure', messages: Record<string, string>): string {
  if (name === '') return messages[`${kind}.enlargeUnnamed`] ?? ''
  // Importing the function for messages would load the application.
  return (messages[`${kind}.enlarge`] ?? '').replace(/\{(?:alt|name)\}/, () => name)
}

function createButton(name: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = BUTTON_CLASS
  button.setAttribute('aria-label', name)
  button.setAttribute('aria-haspopup', 'dialog')
  return button
}
