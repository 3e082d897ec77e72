import type { DocsConfig } from '../config/index.ts'
import type { PageChange } from '../model/site-data.ts'
import type { Change, History } from './git-history.ts'
import type { Doc } from '../model/content.ts'

/** A document with what is known of its changes; a date in its front matter takes precedence over git's. */
export function withHistory(doc: Doc, docs: DocsConfig, history: History = []): Doc {
  const own = doc.frontMatter.last_update
  const [last] = history
  return {
    ...doc,
    lastUpdatedAt: docs.showLastUpdateTime ? (own?.date ?? last?.date) : undefined,
    lastUpdatedBy: docs.showLastUpdateAuthor ? (own?.author ?? last?.author) : undefined,
    changes:
      docs.showLastChanges && history.length > 0
        ? history.map((change) => pageChange(change, docs.commitUrl))
        : undefined,
  }
}

function pageChange({ date, subject, commit }: Change, commitUrl: string | undefined): PageChange {
  const url = commitUrl === undefined ? undefined : `${commitUrl.replace(/\/$/, '')}/${commit}`
  return { date: date.slice(0, 10), subject, ...(url !== undefined && { url }) }
}
