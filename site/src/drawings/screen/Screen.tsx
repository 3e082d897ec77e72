import type { ReactNode } from 'react'
import { renderInline } from '../../components/parts/inline-markdown.tsx'
import { Navigation, type NavigationProps } from './Navigation.tsx'

export interface ScreenProps {
  /** Name of the screen: `Run overview`. */
  title: string
  /** One or two sentences for readers who can't see the drawing: its layout and its content. */
  description: string
  /** What to notice, as a sentence, with Markdown for emphasis and code. */
  caption: string
  /** The product's dark navigation on the left. */
  nav?: NavigationProps
  /** The purpose of each numbered region, in order, with Markdown for emphasis, code, and links. */
  callouts: string[]
  children: ReactNode
}

/**
 * A screen of a product: a window on a stage, and the list that explains its numbered regions. A region is a part with
 * `n`; pointing to its entry in the list outlines it. For screen readers, the drawing is a single picture, because its
 * parts only make sense in their positions, and the list explains each of them.
 */
export function Screen({
  title,
  description,
  caption,
  nav,
  callouts,
  children,
}: ScreenProps): ReactNode {
  return (
    <figure className="drawing screen" aria-label={title}>
      <div className="stage">
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element can't contain text to select */}
        <div className="screen-window" role="img" aria-label={description}>
          {nav && <Navigation {...nav} />}
          <div className="screen-main">{children}</div>
        </div>
      </div>
      <figcaption>{renderInline(caption)}</figcaption>
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
