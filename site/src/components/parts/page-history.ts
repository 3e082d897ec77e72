import { compareVersions } from '../../my-version/compare.ts'

/** An entry of a page's history. */
export interface Change {
  version: string
  /** Inline Markdown. */
  change: string
}

/**
 * A page's history from its front matter, newest first. It ends with the version that introduced the page's subject
 * (`since`), unless the history already mentions that version.
 */
export function readHistory(extra: Record<string, unknown> | undefined): Change[] {
  const { history = [], since } = extra ?? {}
  if (!Array.isArray(history) || !history.every(isChange)) {
    throw new Error('`history` in the front matter must be a list of { version, change }.')
  }
  const changes = [...history]
  if (typeof since === 'string' && !changes.some(({ version }) => version === since)) {
    changes.push({ version: since, change: 'Added.' })
  }
  if (changes.length === 0) {
    throw new Error('<History /> needs `history` or `since` in the front matter of the page.')
  }
  return changes.sort((a, b) => compareVersions(b.version, a.version))
}

function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null) return false
  const { version, change } = value as Record<string, unknown>
  return typeof version === 'string' && typeof change === 'string'
}
