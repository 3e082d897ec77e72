/** The format of the Results API data, and the parts that both products share. */

export type ResultsProduct = 'ui-coverage' | 'accessibility'

export interface ResultField {
  name: string
  /** In TypeScript. Capitalized names refer to the product's groups: `View[]`. */
  type: string
  /** Inline Markdown. A shared description links to anchors that the pages of both products have. */
  description: string
  optional?: boolean
  /** Source of an argument's value if it's omitted, in inline Markdown. */
  default?: string
}

export interface ResultGroup {
  /** Name of the interface. */
  type: string
  /** Path of the fields, which the table shows before their names: `summary.`. */
  prefix?: string
  fields: ResultField[]
}

export interface ResultsApi {
  function: string
  /** Separates the interfaces of the products. */
  namespace: string
  groups: { arguments: ResultGroup; run: ResultGroup; [name: string]: ResultGroup }
}

export const RUN_STATUSES = "'passed' | 'failed' | 'errored' | 'timedOut' | 'cancelled' | 'noTests'"

export const field = (name: string, type: string, description: string): ResultField => ({
  name,
  type,
  description,
})

export const optional = (name: string, type: string, description: string): ResultField => ({
  ...field(name, type, description),
  optional: true,
})

export const args: ResultGroup = {
  type: 'Arguments',
  fields: [
    {
      ...optional('projectId', 'string', 'ID of the project that the run was recorded to.'),
      default: '`CYPRESS_PROJECT_ID`',
    },
    {
      ...optional('recordKey', 'string', 'Record key of that project.'),
      default: '`CYPRESS_RECORD_KEY`',
    },
    {
      ...optional(
        'runTags',
        'string[]',
        'All tags of the run, as passed to `--tag`. Required if a CI build [records several runs](#several-runs-in-one-build).',
      ),
      default: '`CYPRESS_RUN_TAG`',
    },
  ],
}

export const runFields = (statuses: string): ResultField[] => [
  field('runNumber', 'number', "The run's number in its project."),
  field(
    'runUrl',
    'string',
    'URL of the run in Cypress Cloud: `https://cloud.cypress.io/projects/:project_id/runs/:run_number`.',
  ),
  field('runStatus', statuses, "The run's status. See [Run statuses](#run-statuses)."),
]

export const summaryField = field(
  'summary',
  'Summary',
  'Score and counts for the [whole run](#summary).',
)

export const isPartialReport = field(
  'isPartialReport',
  'boolean',
  '`true` if the report is incomplete, for example because the run was canceled after 10 of its 20 specs.',
)

export const configGroup = (value: string): ResultGroup => ({
  type: 'Config',
  prefix: 'config.',
  fields: [
    field(
      'updatedAt',
      'string',
      'When the configuration was last saved, as an ISO 8601 timestamp.',
    ),
    field('value', 'object', value),
  ],
})
