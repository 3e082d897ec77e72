import type { ReactNode } from 'react'
import { renderInline } from '../../components/parts/inline-markdown.tsx'

export interface ScreenProps {
  /** What the screen is: `Run overview`. */
  title: string
  /** One or two sentences for readers who can't see the drawing: what is where, and what it shows. */
  description: string
  /** Labels of the navigation at the left. */
  nav?: ReactNode[]
  /** Position of the open entry in the navigation. */
  open?: number
  /** What each numbered callout is for, in order; Markdown for emphasis, code, and links. */
  callouts: string[]
  children: ReactNode
}

/**
 * A schematic screen with numbered callouts and the list that explains them. The drawing itself is one picture for
 * screen readers: its parts only make sense in their places, and the list says what each of them is for.
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
