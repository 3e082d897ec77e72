const FEEDBACK_MS = 2000

/** Copy buttons of code blocks. They copy the code without removed lines and confirm it, also to screen readers. */
export function copyOnClick(target: Document): void {
  const status = target.createElement('output')
  status.className = 'visually-hidden'
  target.addEventListener('click', (event) => {
    const button = (event.target as Element | null)?.closest<HTMLButtonElement>('.code-copy')
    if (!button) return
    // In the document before its text changes, because screen readers announce changes only.
    target.body.append(status)
    status.textContent = ''
    void copy(button, status)
  })
}

async function copy(button: HTMLButtonElement, status: HTMLElement): Promise<void> {
  const lines =
    button.closest('.code-block')?.querySelectorAll('code > .line:not(.diff-remove)') ?? []
  const text = [...lines].map((line) => line.textContent).join('\n')
  const done = await write(text)
  const {
    copyLabel = '',
    copiedLabel = '',
    copyFailedLabel = '',
  } = document.documentElement.dataset
  const result = done ? copiedLabel : copyFailedLabel
  button.dataset.state = done ? 'copied' : 'failed'
  button.setAttribute('aria-label', result)
  status.textContent = result
  setTimeout(() => {
    delete button.dataset.state
    button.setAttribute('aria-label', copyLabel)
    status.textContent = ''
  }, FEEDBACK_MS)
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
