import type { PageChange } from '../model/page-data.ts'
import type { DocsConfig } from '../config/index.ts'
import type { Change, History, SourceDoc } from '../model/content.ts'

/** A document with its changes. A date in the front matter takes precedence over git's. */
export function withHistory(doc: SourceDoc, docs: DocsConfig, history: History = []): SourceDoc {
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
