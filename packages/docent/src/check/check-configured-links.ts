import type { DocentError } from '../errors/index.ts'
import { errors } from '../errors/index.ts'
import { decodeSafely } from '../shared/decode.ts'
import { cleanPath, isExternal, isUnparsable, splitHref } from '../shared/routes.ts'
import { locateInList, type ListSource } from './locate-in-list.ts'
import { targetProblem, withoutBase, type Targets } from './link-target.ts'

export interface ConfiguredLinkCheckInput extends Targets {
  /** Links of all locales; `href` is the final address of the `written` one. */
  links: readonly { option: string; written: string; href: string }[]
  /** Targets of redirected addresses. */
  redirects: ReadonlyMap<string, string>
  /** The configuration file. */
  source?: ListSource
}

/** Findings by kind. Each kind has the severity of page links or anchors. */
export interface ConfiguredLinkFindings {
  links: DocentError[]
  anchors: DocentError[]
}

/** Checks that the links that the configuration puts on every page lead to existing pages, files, and headings. */
export function checkConfiguredLinks({
  links,
  redirects,
  source,
  ...targets
}: ConfiguredLinkCheckInput): ConfiguredLinkFindings {
  const findings: ConfiguredLinkFindings = { links: [], anchors: [] }
  // Most mistakes occur in every locale and are reported once.
  const done = new Set<string>()
  for (const { option, written, href } of links) {
    // A link that is only a hash or a query leads to the page that contains it.
    if (isUnparsable(href) && !done.has(`${option} ${written}`)) {
      done.add(`${option} ${written}`)
      const where = locateInList(written, source)
      findings.links.push(errors.invalidLink({ url: written, where: option, ...where }))
    }
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
    const details = { option, link: written, suggestion, ...locateInList(written, source) }
    if (problem.missing === 'page') findings.links.push(errors.configuredLinkToNowhere(details))
    else findings.anchors.push(errors.configuredLinkToMissingAnchor(details))
  }
  return findings
}
