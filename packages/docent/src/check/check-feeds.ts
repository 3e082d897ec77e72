import type { DocentError } from '../errors/index.ts'
import { errors } from '../errors/index.ts'
import { isExternal, isUnparsable, joinRoute, splitHref } from '../shared/routes.ts'
import { locateInList, type ListSource } from './locate-in-list.ts'
import { targetProblem, type Targets } from './link-target.ts'

export interface FeedCheckInput extends Targets {
  feeds: readonly { path: string; pages?: readonly string[]; items: readonly { link: string }[] }[]
  source?: ListSource
}

/** Findings by kind. Each kind has the severity of page links or anchors. */
export interface FeedFindings {
  links: DocentError[]
  anchors: DocentError[]
}

/** Checks that feed entries lead to existing pages and headings, and that every feed belongs to a page. */
export function checkFeeds({ feeds, source, ...targets }: FeedCheckInput): FeedFindings {
  const findings: FeedFindings = { links: [], anchors: [] }
  for (const { path, pages = [], items } of feeds) {
    for (const link of [...pages, ...items.map((item) => item.link)]) {
      if (isUnparsable(link)) {
        const where = `the feed ${path}`
        findings.links.push(errors.invalidLink({ url: link, where, ...locateInList(link, source) }))
      }
      const problem = targetProblem(withBase(link, targets.baseUrl), targets)
      if (!problem) continue
      const details = {
        feed: path,
        link,
        suggestion: problem.suggestion,
        ...locateInList(link, source),
      }
      if (problem.missing === 'page') findings.links.push(errors.feedToNowhere(details))
      else findings.anchors.push(errors.feedToMissingAnchor(details))
    }
  }
  return findings
}

function withBase(link: string, baseUrl: string): string {
  if (isExternal(link)) return link
  const { path, search, hash } = splitHref(link)
  return `${joinRoute(baseUrl, path)}${search}${hash}`
}
