/** The states of a run, a spec, or a test in Cypress and Cypress Cloud, with their meanings. */
export const statuses = {
  passed: 'It finished without a failure.',
  failed: 'It finished with at least one failure.',
  failing: 'It is still running, and at least one test has already failed.',
  flaky: 'Its attempts had different results: some failed, and some passed.',
  running: 'It is running now.',
  queued: 'It is waiting for a machine.',
  pending: 'It was not meant to run, for example because of `.skip` or a missing test body.',
  skipped: 'It should have run but did not, most often because a hook failed first.',
  cancelled: 'Someone, or a rule, stopped it before it finished.',
  errored: 'It could not run or finish for a reason outside the tests.',
  placeholder: 'There is no result yet.',
} as const

/** A state of a run, a spec, or a test. */
export type StatusName = keyof typeof statuses

/** Whether a word is a state. */
export function isStatus(value: string): value is StatusName {
  return Object.hasOwn(statuses, value)
}
