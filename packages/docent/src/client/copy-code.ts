const FEEDBACK_MS = 2000

/** Copy buttons of code blocks. They copy the code without removed lines and confirm it. */
export function copyOnClick(target: Document): void {
  target.addEventListener('click', (event) => {
    const button = (event.target as Element | null)?.closest<HTMLButtonElement>('.code-copy')
    if (button) void copy(button)
  })
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const lines =
    button.closest('.code-block')?.querySelectorAll('code > .line:not(.diff-remove)') ?? []
  const text = [...lines].map((line) => line.textContent).join('\n')
  const done = await write(text)
  const {
    copyLabel = '',
    copiedLabel = '',
    copyFailedLabel = '',
  } = document.documentElement.dataset
  button.dataset.state = done ? 'copied' : 'failed'
  button.setAttribute('aria-label', done ? copiedLabel : copyFailedLabel)
  setTimeout(() => {
    delete button.dataset.state
    button.setAttribute('aria-label', copyLabel)
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
