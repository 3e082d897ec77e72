import { usePage } from 'docent'
import type { ReactNode } from 'react'

export interface SinceProps {
  /** Version, `12.0.0`. Without it, the `since` of the page's front matter. */
  version?: string
}

/** Marks what is newer than the first version of the tool. */
export default function Since({ version }: SinceProps): ReactNode {
  return version === undefined ? <PageSince /> : <Mark version={version} />
}

// A component of its own, so that a version that is given needs no page around it.
function PageSince(): ReactNode {
  const since = usePage().extra?.since
  if (typeof since !== 'string') {
    throw new Error('<Since /> needs a version, or `since` in the front matter of the page.')
  }
  return <Mark version={since} />
}

function Mark({ version }: { version: string }): ReactNode {
  return (
    <span className="since" data-since={version} data-search-ignore="">
      Since {version}
    </span>
  )
}
