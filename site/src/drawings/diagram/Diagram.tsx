import type { ReactNode } from 'react'

export interface DiagramProps {
  /** Name of the diagram: `How a chain of queries is retried`. */
  title: string
  /** What it shows, as sentences for readers who can't see it. */
  description: string
  /** What to notice. */
  caption: ReactNode
  children: ReactNode
}

/**
 * A diagram on the stage that all drawings have. Its parts are in `parts.tsx` and `Timeline.tsx`: boxes and arrows whose
 * text wraps, so that nothing shrinks on a phone. For screen readers, it's a single picture.
 */
export function Diagram({ title, description, caption, children }: DiagramProps): ReactNode {
  return (
    <figure className="drawing flow" aria-label={title}>
      <div className="stage">
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element can't contain text to select */}
        <div className="flow-body" role="img" aria-label={description}>
          {children}
        </div>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
