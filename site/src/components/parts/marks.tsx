import type { ReactNode } from 'react'
import Since from '../Since.tsx'

/** The version of a field and its badges, at the end of its line. Undefined if it has neither. */
export function marksOf(since: string | undefined, badges: readonly string[] = []): ReactNode {
  if (since === undefined && badges.length === 0) return undefined
  return (
    <span className="marks">
      {since !== undefined && <Since version={since} />}
      {badges.map((badge) => (
        <span
          key={badge}
          className={badge.startsWith('Deprecated') ? 'badge badge-caution' : 'badge'}
          data-search-ignore=""
        >
          {badge}
        </span>
      ))}
    </span>
  )
}
