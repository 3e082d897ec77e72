import type { ReactNode } from 'react'
import type { SlotName } from '../../shared/records/site-data.ts'
import { useSite } from '../context.ts'
import { useTrustedHtml } from '../hooks.ts'

/**
 * The HTML that plugins add to a place of the shell. React doesn't manage its content, just like the article's, so the
 * plugins' own scripts may change it.
 */
export function Slot({ name }: { name: SlotName }): ReactNode {
  const html = useSite().slots?.[name]
  const content = useTrustedHtml(html ?? '')
  if (html === undefined) return null
  return <div data-slot={name} dangerouslySetInnerHTML={content} suppressHydrationWarning />
}
