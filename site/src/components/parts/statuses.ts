/** The words that Cypress and Cypress Cloud have for the state of a run, a spec or a test, with their meaning. */
export const statuses = {
  passed: 'It ran to the end, and every assertion held.',
  failed: 'It ran to the end, and at least one test did not pass.',
  failing: 'It is still running, and at least one test has failed already.',
  flaky: 'It passed in the end, but not in every attempt.',
  running: 'It is being executed now.',
  queued: 'It waits for a machine to run it.',
  pending: 'It is not meant to run: it was marked with `.skip` or has no body.',
  skipped: 'It was meant to run and did not, most often because a hook before it failed.',
  cancelled: 'A person or a rule stopped it before its end.',
  errored: 'It could not be executed or finished, for a reason outside the tests.',
  placeholder: 'There is no result yet.',
} as const

/** A state of a run, a spec or a test. */
export type StatusName = keyof typeof statuses

/** Whether a word is a state. */
export function isStatus(value: string): value is StatusName {
  return Object.hasOwn(statuses, value)
}
