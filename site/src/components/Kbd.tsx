import { Fragment, type ReactNode } from 'react'

export interface KbdProps {
  /** Keys that are pressed together, joined by `+`: `Ctrl+K`. Write the plus key as `Plus`. */
  children: string
}

/** A key or a combination of keys. */
export default function Kbd({ children }: KbdProps): ReactNode {
  return (
    <kbd className="kbd">
      {children.split('+').map((key, index) => (
        <Fragment key={index}>
          {index > 0 && '+'}
          <kbd>{key.trim()}</kbd>
        </Fragment>
      ))}
    </kbd>
  )
}
