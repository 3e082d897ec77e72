import { usePage } from 'docent'
import type { ReactNode } from 'react'

export interface SinceProps {
  /** A version such as `12.0.0`. Default: `since` in the page's front matter. */
  version?: string
}

/** Marks features that are newer than the tool's first version. */
export default function Since({ version }: SinceProps): ReactNode {
  return version === undefined ? <PageSince /> : <Mark version={version} />
}

// A separate component, so that an explicit version doesn't need a page.
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
