import type { ReactNode } from 'react'
import { renderInline } from '../../components/parts/inline-markdown.tsx'

export interface ScreenProps {
  /** Name of the screen: `Run overview`. */
  title: string
  /** One or two sentences for readers who can't see the drawing: its layout and its content. */
  description: string
  /** Labels of the navigation on the left. */
  nav?: ReactNode[]
  /** Position of the open entry in the navigation. */
  open?: number
  /** The purpose of each numbered callout, in order, with Markdown for emphasis, code, and links. */
  callouts: string[]
  children: ReactNode
}

/**
 * A schematic screen with numbered callouts and the list that explains them. For screen readers, the drawing is a
 * single picture, because its parts only make sense in their positions, and the list explains each of them.
 */
export function Screen({
  title,
  description,
  nav,
  open,
  callouts,
  children,
}: ScreenProps): ReactNode {
  return (
    <figure className="drawing screen" aria-label={title}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element can't contain text to select */}
      <div className="screen-window" role="img" aria-label={`${title}. ${description}`}>
        {nav && (
          <div className="screen-nav" data-style="dark">
            {nav.map((name, index) => (
              <span key={index} className={index === open ? 'screen-open' : undefined}>
                {name}
              </span>
            ))}
          </div>
        )}
        <div className="screen-main">{children}</div>
      </div>
      <figcaption>{`Schematic drawing: ${title}.`}</figcaption>
      {callouts.length > 0 && (
        <ol className="screen-callouts">
          {callouts.map((text) => (
            <li key={text}>{renderInline(text)}</li>
          ))}
        </ol>
      )}
    </figure>
  )
}
