import { releaseId, releaseRoute, releases } from '../../data/changelog.ts'

export interface News {
  version: string
  /** Release date of the version: `2026-08-18`. */
  date: string
  href: string
  /** The first sentence of the change, as Markdown. */
  text: string
}

/** The newest highlights in the changelog, one for each release. */
export function readNews(count: number): News[] {
  return releases
    .flatMap(({ version, date, changes }): News[] => {
      const highlight = changes.find((change) => change.highlight)
      const href = `${releaseRoute(version)}#${releaseId(version)}`
      return highlight ? [{ version, date, href, text: firstSentence(highlight.text) }] : []
    })
    .slice(0, count)
}

/** Periods inside code and addresses don't end a sentence. */
function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
}
