import { KEPT } from './git-history.ts'
import type { PageChange } from '../shared/records/page-data.ts'
import type { DocsConfig } from '../config/index.ts'
import type { Change, History, SourceDoc } from '../shared/records/content.ts'

/** A document with its changes. A date in the front matter takes precedence over git's. */
export function withHistory(doc: SourceDoc, docs: DocsConfig, history: History = []): SourceDoc {
  const own = doc.frontMatter.last_update
  const [last] = history
  const changes = shownChanges(history, docs)
  return {
    ...doc,
    lastUpdatedAt: docs.showLastUpdateTime ? (own?.date ?? last?.date) : undefined,
    lastUpdatedBy: docs.showLastUpdateAuthor ? (own?.author ?? last?.author) : undefined,
    changes: changes.length > 0 ? changes : undefined,
  }
}

function shownChanges(history: History, { showLastChanges, commitUrl }: DocsConfig): PageChange[] {
  if (showLastChanges === false) return []
  const isShown = showLastChanges === 'notes' ? ({ note }: Change) => note !== '' : () => true
  return history
    .filter(isShown)
    .slice(0, KEPT)
    .map(({ date, subject, note, commit }) => ({
      date: date.slice(0, 10),
      text: note || subject,
      ...(commitUrl !== undefined && { url: `${commitUrl.replace(/\/$/, '')}/${commit}` }),
    }))
}
