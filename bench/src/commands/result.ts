/** A step that failed. */
export interface Failure {
  step: string
  message: string
}

/** What every command reports about a generator. */
export interface Result {
  id: string
  label: string
  failures: Failure[]
}
