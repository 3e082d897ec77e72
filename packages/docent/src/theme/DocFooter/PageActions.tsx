import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { SiteData } from '../../shared/records/site-data.ts'
import { encodeAddress } from '../../shared/routes.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { useMessages, useSite } from '../context.ts'
import { useDropdown } from '../hooks.ts'

/** The same duration as after copying code. */
const FEEDBACK_MS = 2000

type State = 'idle' | 'copied' | 'failed'

const ICONS = { idle: 'copy', copied: 'check', failed: 'caution' } as const

export interface EditLinkProps {
  /** Address at which the page's source can be edited. */
  href: string
}

/** "Edit this page". */
export function EditLink({ href }: EditLinkProps): ReactNode {
  const messages = useMessages()
  return (
    <Link className="doc-action" href={href}>
      <Icon name="edit" />
      {messages['doc.edit']}
    </Link>
  )
}

export interface CopyMarkdownProps {
  /** Address of the page's Markdown copy. */
  href: string
}

/** Copies the page's Markdown and reports the result, with an icon and to screen readers. */
export function CopyMarkdown({ href }: CopyMarkdownProps): ReactNode {
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
        title={messages['doc.copyMarkdown']}
        onClick={() => void copy()}
      >
        <Icon name={ICONS[state]} />
        <span className="doc-action-label">{messages['doc.copyMarkdown']}</span>
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

/**
 * Copies text that has to be fetched first to the clipboard. Safari allows writing only while it handles the click, so
 * the clipboard receives a promise of the text. In browsers that don't support promises, the text is copied after it
 * has loaded.
 * @returns whether it worked
 */
export async function copyText(read: () => Promise<string>): Promise<boolean> {
  const text = read()
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }))
  // The clipboard reports a failure. Without a clipboard that accepts promises, the rejection must not become an
  // unhandled error.
  blob.catch(() => undefined)
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    return true
  } catch {
    return writeText(text)
  }
}

async function writeText(text: Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(await text)
    return true
  } catch (error) {
    console.warn('The text could not be copied.', error)
    return false
  }
}

export interface OpenInProps {
  /** Address of the page's text, including the base URL. */
  href: string
  assistants: NonNullable<SiteData['assistants']>
}

/** Links that open the page in an assistant. They're plain links in a native menu, which works without JavaScript. */
export function OpenIn({ href, assistants }: OpenInProps): ReactNode {
  const ref = useRef<HTMLDetailsElement>(null)
  const messages = useMessages()
  const { url } = useSite()
  useDropdown(ref)
  const text = encodeURIComponent(url + encodeAddress(href))
  return (
    <details ref={ref} className="doc-open" suppressHydrationWarning>
      <summary className="doc-action" title={messages['doc.openIn']}>
        <Icon name="external" />
        <span className="doc-action-label">{messages['doc.openIn']}</span>
        <Icon name="chevron" className="icon-chevron" />
      </summary>
      <ul className="dropdown-menu">
        {assistants.map((assistant) => (
          <li key={assistant.name}>
            <Link href={assistant.url.replaceAll('{url}', text)} rel="nofollow noopener">
              {assistant.name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
