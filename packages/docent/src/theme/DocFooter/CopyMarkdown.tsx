import { useEffect, useState, type ReactNode } from 'react'
import { useMessages } from '../context.ts'
import { Icon } from '../Icon/Icon.tsx'
import { copyText } from './copy-text.ts'

/** The same duration as after copying code. */
const FEEDBACK_MS = 2000

type State = 'idle' | 'copied' | 'failed'

const ICONS = { idle: 'copy', copied: 'check', failed: 'caution' } as const

/** Copies the page's Markdown and reports the result, with an icon and to screen readers. */
export function CopyMarkdown({ href }: { href: string }): ReactNode {
  const messages = useMessages()
  const [state, setState] = useState<State>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [state])
  const said = {
    idle: '',
    copied: messages['doc.markdownCopied'],
    failed: messages['doc.markdownFailed'],
  }
  const copy = async (): Promise<void> => {
    setState('idle')
    setState((await copyText(() => read(href))) ? 'copied' : 'failed')
  }
  return (
    <>
      <button
        type="button"
        className="doc-action doc-copy"
        data-intent="copy-markdown"
        data-state={state}
        onClick={() => void copy()}
      >
        <Icon name={ICONS[state]} />
        {messages['doc.copyMarkdown']}
      </button>
      <output className="visually-hidden" aria-live="polite">
        {said[state]}
      </output>
    </>
  )
}

async function read(href: string): Promise<string> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`The server responded with ${response.status} for ${href}.`)
  return response.text()
}
