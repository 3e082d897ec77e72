import type { ReactNode } from 'react'
import { buildMessage, type AllMessages } from '../../shared/messages/build-messages.ts'
import { admonitionAppearance } from '../../shared/markup.ts'
import { useSite } from '../context.ts'

export interface AdmonitionProps {
  /** Name of the admonition, for example `tip`. */
  type?: string
  title?: ReactNode
  children?: ReactNode
}

/**
 * An admonition as a component, for content that can't use `:::`.
 * @example <Admonition type="tip" title="Save time">…</Admonition>
 */
export function Admonition({ type = 'note', title, children }: AdmonitionProps): ReactNode {
  const { messages } = useSite()
  const appearance = admonitionAppearance(type)
  if (appearance === undefined) throw new Error(`There is no admonition "${type}".`)
  return (
    <aside className={`admonition admonition-${appearance}`}>
      <p className="admonition-title">
        {title ?? buildMessage(messages, `admonition.${type}` as keyof AllMessages)}
      </p>
      {children}
    </aside>
  )
}
