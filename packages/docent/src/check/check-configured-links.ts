import type { DocentError } from '../errors/index.ts'
import { errors } from '../errors/index.ts'
import { decodeSafely } from '../shared/decode.ts'
import { cleanPath, isExternal, splitHref } from '../shared/routes.ts'
import { placeInList, type ListSource } from './list-place.ts'
import { targetProblem, withoutBase, type Targets } from './link-target.ts'

export interface ConfiguredLinkCheckInput extends Targets {
  /** Links of all locales; `href` is the final address of what was `written`. */
  links: readonly { option: string; written: string; href: string }[]
  /** Where old addresses lead to. */
  redirects: ReadonlyMap<string, string>
  /** The configuration. */
  source?: ListSource
}

/** Findings by kind, each with the severity of links and anchors. */
export interface ConfiguredLinkFindings {
  links: DocentError[]
  anchors: DocentError[]
}

/** Checks that what the configuration puts on every page leads to pages, files, and headings that exist. */
export function checkConfiguredLinks({
  links,
  redirects,
  source,
  ...targets
}: ConfiguredLinkCheckInput): ConfiguredLinkFindings {
  const findings: ConfiguredLinkFindings = { links: [], anchors: [] }
  // What is wrong in one locale is mostly wrong in all of them.
  const done = new Set<string>()
  for (const { option, written, href } of links) {
    // A hash or a query alone belongs to the page that it is followed on.
    if (isExternal(href) || /^(?:[#?]|$)/.test(href) || done.has(`${option} ${written}`)) continue
    const { path, search, hash } = splitHref(href)
    const route = cleanPath(decodeSafely(path))
    if (hash === '' && targets.files.has(decodeSafely(path))) continue
    const problem = targetProblem(`${route}${search}${hash}`, targets)
    if (!problem) continue
    done.add(`${option} ${written}`)
    const moved = redirects.get(route)
    const suggestion =
      moved === undefined ? problem.suggestion : withoutBase(moved, targets.baseUrl)
    const facts = { option, link: written, suggestion, ...placeInList(written, source) }
    if (problem.missing === 'page') findings.links.push(errors.configuredLinkToNowhere(facts))
    else findings.anchors.push(errors.configuredLinkToMissingAnchor(facts))
  }
  return findings
}
