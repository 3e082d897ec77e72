import { errors, type DocentError, type ErrorLocation } from '../../errors/index.ts'
import type { OldAnchor } from '../../shared/records/page.ts'
import { nearest } from '../../shared/did-you-mean.ts'
import {
  type ListSource,
  targetProblem,
  type Targets,
  UNKNOWN_ANCHORS,
  withoutBase,
} from './check-targets.ts'

export interface OldAnchorCheckInput extends Targets {
  /** Old anchors by the route of their page. */
  oldAnchors: ReadonlyMap<string, readonly OldAnchor[]>
  /** The files that list them. */
  sources: readonly ListSource[]
}

/** Checks that the page of each old anchor exists, that it no longer has the anchor, and that the target exists. */
export function checkOldAnchors(input: OldAnchorCheckInput): DocentError[] {
  const findings = new Map<string, DocentError>()
  for (const [route, anchors] of input.oldAnchors) {
    const ids = input.pages.get(route)
    for (const anchor of anchors) {
      const finding = findingOf(route, ids, anchor, input)
      // Most mistakes occur in every locale. Each is reported once.
      const key = `${anchor.written.route} ${ids ? anchor.id : ''}`
      if (finding && !findings.has(key)) findings.set(key, finding)
    }
  }
  return [...findings.values()]
}

function findingOf(
  route: string,
  ids: ReadonlySet<string> | undefined,
  { id, to, written }: OldAnchor,
  input: OldAnchorCheckInput,
): DocentError | undefined {
  const { pages, baseUrl, sources } = input
  if (!ids) {
    const close = nearest(route, [...pages.keys()])
    const suggestion = close && withoutBase(close, baseUrl)
    return errors.oldAnchorWithoutPage({
      route: written.route,
      suggestion,
      ...locate(written.route, undefined, sources),
    })
  }
  const location = (): ErrorLocation => locate(written.route, id, sources)
  if (ids !== UNKNOWN_ANCHORS && ids.has(id))
    return errors.oldAnchorExists({ route: written.route, anchor: id, ...location() })
  if (to === '#') return undefined
  const problem = targetProblem(to.startsWith('#') ? `${route}${to}` : to, input)
  if (!problem) return undefined
  const { missing, suggestion } = problem
  return errors.oldAnchorToNowhere({
    route: written.route,
    anchor: id,
    to: written.to,
    ...(suggestion !== undefined && {
      suggestion: missing === 'page' ? suggestion : `#${suggestion}`,
    }),
    ...location(),
  })
}

/** Location of an anchor below its page's route, or of the route. */
function locate(
  route: string,
  anchor: string | undefined,
  sources: readonly ListSource[],
): ErrorLocation {
  for (const { file, text } of sources) {
    const page = quoted(route, text, 0)
    if (page === -1) continue
    const anchorAt = anchor === undefined ? -1 : quoted(anchor, text, page)
    const above = text.slice(0, anchorAt === -1 ? page : anchorAt).split('\n')
    const column = (above.at(-1)?.length ?? 0) + 1
    return { file, source: text, line: above.length, column }
  }
  return sources.length === 1 ? { file: sources[0]?.file } : {}
}

function quoted(value: string, text: string, from: number): number {
  const offsets = ["'", '"', '`']
    .map((quote) => text.indexOf(`${quote}${value}${quote}`, from))
    .filter((index) => index !== -1)
  return offsets.length === 0 ? -1 : Math.min(...offsets)
}
