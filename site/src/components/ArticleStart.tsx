import { usePage } from 'docent'
import type { ReactNode } from 'react'
import { releases } from '../../data/changelog.ts'
import { HINT } from '../my-version/texts.ts'
import { commandFacts } from './parts/command-facts.tsx'

export interface ArticleStartProps {
  /** HTML of the page's content. */
  html: string
}

/** Below the title: the facts about a command, and the selection of the reader's version on pages that mention one. */
export default function ArticleStart({ html }: ArticleStartProps): ReactNode {
  const { route, extra } = usePage()
  const facts = commandFacts(route, html)
  const hasVersions = /<[^>]*\sdata-since=/.test(html)
  if (!facts && !hasVersions) return null
  return (
    <div className="page-facts" data-search-ignore="" data-markdown-ignore="">
      {facts}
      {hasVersions && <VersionForm since={extra?.since} />}
    </div>
  )
}

function VersionForm({ since }: { since: unknown }): ReactNode {
  const oldest = releases.at(-1)?.version ?? ''
  return (
    <form className="my-version" data-my-version={typeof since === 'string' ? since : ''}>
      <label htmlFor="my-version">My Cypress version</label>
      <select id="my-version" autoComplete="off">
        <option value="">Any version</option>
        {releases.map(({ version }) => (
          <option key={version}>{version}</option>
        ))}
        <option value={`<${oldest}`}>Older</option>
      </select>
      <output htmlFor="my-version">{HINT}</output>
    </form>
  )
}
