import type { PagePayload } from './records/page-data.ts'

/** Content has changed, so a browser loads what it shows again. */
export const CHANGED_EVENT = 'docent:changed'

/** The data of that event. */
export interface Change {
  /** The page that was opened last. A browser that shows it needs no request. */
  payload?: PagePayload
}

/** A browser sends the revision of its document. If the server's content is newer, the page is loaded again. */
export const REVISION_EVENT = 'docent:revision'

/** The list of problems. A browser requests it with this event and receives it after every change. */
export const PROBLEMS_EVENT = 'docent:problems'

/** Name of the `meta` element with the content revision that a document was made from. */
export const REVISION_META = 'docent-revision'

/** A problem as `dev` sends it to the browser. */
export interface Problem {
  level: 'error' | 'warning'
  /** Route of the page with the problem; undefined for problems of the site. */
  route?: string
  message: string
  /** `docs/guide.md:3:1`, or as much of it as is known. */
  location?: string
  /** How to fix it. */
  fix?: string
}
