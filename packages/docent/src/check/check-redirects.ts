import { errors, type DocentError, type ErrorLocation } from '../errors/index.ts'
import { isExternal, isUnparsable, splitHref } from '../shared/routes.ts'
import { locateInList, type ListSource } from './locate-in-list.ts'
import { targetProblem, withoutBase, type Targets } from './link-target.ts'

/** A redirect with final addresses, which include the base URL. */
export interface CheckedRedirect {
  from: string
  to: string
  /** The addresses as the author wrote them, for messages. */
  written: { from: string; to: string }
}

export interface RedirectCheckInput extends Targets {
  redirects: readonly CheckedRedirect[]
  source?: ListSource
}

/** Findings by kind. Those about targets have the severity of page links or anchors; all others are errors. */
export interface RedirectFindings {
  redirects: DocentError[]
  links: DocentError[]
  anchors: DocentError[]
}

/** Checks that every redirect starts at an address without a page and leads straight to an existing one. */
export function checkRedirects(input: RedirectCheckInput): RedirectFindings {
  const targets = new Map(input.redirects.map(({ from, to }) => [from, to]))
  const findings: RedirectFindings = { redirects: [], links: [], anchors: [] }
  // Most mistakes occur in every locale, and a loop is one mistake no matter how many entries it has. Each is reported
  // once.
  const done = new Set<string>()
  for (const { from, to, written } of input.redirects) {
    if (done.has(written.from)) continue
    const before = countOf(findings)
    const location = locateInList(written.from, input.source)
    if (input.pages.has(from) || input.files.has(from))
      findings.redirects.push(errors.redirectFromPage({ from: written.from, ...location }))
    const chain = follow(from, targets)
    const show = (route: string): string => withoutBase(route, input.baseUrl)
    if (chain.loops) {
      findings.redirects.push(errors.redirectLoop({ loop: chain.routes.map(show), ...location }))
      for (const other of input.redirects)
        if (chain.routes.includes(other.from)) done.add(other.written.from)
    } else if (chain.routes.length > 2) {
      const end = show(chain.routes.at(-1) ?? to)
      findings.redirects.push(errors.redirectChain({ ...written, end, ...location }))
    } else {
      checkTarget({ from, to, written }, location, input, findings)
    }
    if (countOf(findings) > before) done.add(written.from)
  }
  return findings
}

/** The addresses that a reader passes through. The last one isn't redirected, or it closes a loop. */
function follow(
  from: string,
  targets: ReadonlyMap<string, string>,
): { routes: string[]; loops: boolean } {
  const routes = [from]
  let next = targets.get(from)
  while (next !== undefined) {
    const route = isExternal(next) ? next : splitHref(next).path
    const loops = routes.includes(route)
    routes.push(loops || !targets.has(route) ? next : route)
    if (loops) return { routes, loops }
    next = targets.get(route)
  }
  return { routes, loops: false }
}

function checkTarget(
  { to, written }: CheckedRedirect,
  location: ErrorLocation,
  targets: Targets,
  findings: RedirectFindings,
): void {
  if (isUnparsable(to)) {
    const where = `the redirect from "${written.from}"`
    findings.links.push(errors.invalidLink({ url: written.to, where, ...location }))
  }
  const problem = targetProblem(to, targets)
  if (!problem) return
  const details = { ...written, suggestion: problem.suggestion, ...location }
  if (problem.missing === 'page') findings.links.push(errors.redirectToNowhere(details))
  else findings.anchors.push(errors.redirectToMissingAnchor(details))
}

const countOf = (findings: RedirectFindings): number =>
  findings.redirects.length + findings.links.length + findings.anchors.length
