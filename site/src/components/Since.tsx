import { usePage } from 'docent'
import type { ReactNode } from 'react'

export interface SinceProps {
  /** Version, `12.0.0`. Without it, the `since` of the page's front matter. */
  version?: string
}

/** Marks what is newer than the first version of the tool. */
export default function Since({ version }: SinceProps): ReactNode {
  const shown = version ?? usePage().extra?.since
  if (typeof shown !== 'string') {
    throw new Error('<Since /> needs a version, or `since` in the front matter of the page.')
  }
  return (
    <span className="since" data-since={shown}>
      Since {shown}
    </span>
  )
}
