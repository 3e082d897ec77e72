/** The navigation of a project in Cypress Cloud. */
export const PROJECT = ['Latest runs', 'Branches', 'Analytics', 'Project settings']

/** The navigation of a project while one of its reports is open. */
export const ANALYTICS = [
  'Latest runs',
  'Branches',
  'Analytics',
  'Run status',
  'Run duration',
  'Test suite size',
  'Top failures',
  'Slowest tests',
  'Most common errors',
  'Flaky tests',
  'Project settings',
]
