import { usePage } from 'docent'
import type { ReactNode } from 'react'
import { releases } from '../../data/changelog.ts'
import { HINT } from '../my-version/texts.ts'

export interface ArticleStartProps {
  /** HTML of the page's content. */
  html: string
}

/** Below the title of pages that mention versions: the selection of the reader's version. */
export default function ArticleStart({ html }: ArticleStartProps): ReactNode {
  const since = usePage().extra?.since
  if (!/<[^>]*\sdata-since=/.test(html)) return null
  const oldest = releases.at(-1)?.version ?? ''
  return (
    <form
      className="my-version"
      data-search-ignore=""
      data-markdown-ignore=""
      data-my-version={typeof since === 'string' ? since : ''}
    >
      <label htmlFor="my-version">My Cypress version</label>
      <select id="my-version" autoComplete="off">
        <option value="">Any</option>
        {releases.map(({ version }) => (
          <option key={version}>{version}</option>
        ))}
        <option value={`<${oldest}`}>Older</option>
      </select>
      <output htmlFor="my-version">{HINT}</output>
    </form>
  )
}
