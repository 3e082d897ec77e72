/** A step that failed. */
export interface Failure {
  step: string
  message: string
}

/** The result that every command has for a generator. */
export interface Result {
  id: string
  label: string
  failures: Failure[]
}
