/** A problem as `dev` sends it to the browser. */
export interface Problem {
  level: 'error' | 'warning'
  /** Route of the page that has it; absent for problems of the site. */
  route?: string
  message: string
  /** `docs/guide.md:3:1`, as far as it is known. */
  place?: string
  /** What to do about it. */
  fix?: string
}

/** Event for the list of problems: the browser asks for it, and receives it after every change. */
export const PROBLEMS_EVENT = 'docent:problems'
