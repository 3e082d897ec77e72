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
