/**
 * The arguments and results of `@cypress/extract-cloud-results`. The package is served from a CDN, not from the npm
 * registry, so its types can't be read here. Instead, every field was compared with the public pages of both products
 * (`docs/ui-coverage/results-api.mdx` and `docs/accessibility/results-api.mdx`). The tables on the site's pages and the
 * declarations that samples are checked with are generated from this data.
 */

import {
  args,
  configGroup,
  field,
  isPartialReport,
  optional,
  RUN_STATUSES,
  runFields,
  summaryField,
  type ResultField,
  type ResultsApi,
  type ResultsProduct,
} from './results-api-shared.ts'

export const RESULTS_MODULE = '@cypress/extract-cloud-results'

const SEVERITIES = ['critical', 'serious', 'moderate', 'minor']
const AXE_CORE = 'https://github.com/dequelabs/axe-core'
const AXE_RULES = `${AXE_CORE}/blob/develop/doc/rule-descriptions.md`

const coverageCounts: ResultField[] = [
  field(
    'testedElementsCount',
    'number',
    'Tested interactive elements. Links are counted separately.',
  ),
  field(
    'untestedElementsCount',
    'number',
    'Untested interactive elements. Links are counted separately.',
  ),
  field('testedLinksCount', 'number', 'Tested links to other views.'),
  field('untestedLinksCount', 'number', 'Untested links to other views.'),
]

const uiCoverage: ResultsApi = {
  function: 'getUICoverageResults',
  namespace: 'UICoverage',
  groups: {
    arguments: args,
    run: {
      type: 'Results',
      fields: [
        ...runFields(`${RUN_STATUSES} | 'running' | 'overLimit'`),
        field('uiCoverageReportUrl', 'string', "URL of the run's UI Coverage report."),
        summaryField,
        field('views', 'View[]', 'Score and counts for [each view](#views).'),
        optional(
          'config',
          'Config',
          "The project's [App Quality configuration](#config). Missing if the project has none.",
        ),
      ],
    },
    summary: {
      type: 'Summary',
      prefix: 'summary.',
      fields: [
        isPartialReport,
        field(
          'coverage',
          'number',
          "The run's coverage score, from 0 to 100 with two decimal places.",
        ),
        field(
          'viewCount',
          'number',
          'Number of [views](/ui-coverage/core-concepts/views) in the report.',
        ),
        ...coverageCounts,
      ],
    },
    views: {
      type: 'View',
      fields: [
        field(
          'displayName',
          'string',
          'Name of the view, as shown in the report: a URL pattern such as `/products/*`, or a spec file in component tests.',
        ),
        field(
          'coverage',
          'number',
          "The view's coverage score, from 0 to 100 with two decimal places.",
        ),
        ...coverageCounts,
        field('uiCoverageReportUrl', 'string', 'URL of the view in the report.'),
      ],
    },
    config: configGroup(
      'The configuration that was saved for the project when the report was processed, with all `profiles`. [Profiles](/ui-coverage/configuration/profiles) are listed, not merged.',
    ),
  },
}

const accessibility: ResultsApi = {
  function: 'getAccessibilityResults',
  namespace: 'Accessibility',
  groups: {
    arguments: args,
    run: {
      type: 'Results',
      fields: [
        ...runFields(RUN_STATUSES),
        field('accessibilityReportUrl', 'string', "URL of the run's accessibility report."),
        field(
          'axeVersion',
          'string',
          `Version of the [Axe Core®](${AXE_CORE}) library that generated the report, such as \`4.10.0\`.`,
        ),
        summaryField,
        field('rules', 'Rule[]', '[Rules](#rules) that failed in the run.'),
        field('views', 'View[]', '[Views](#views) with violations, each with its failed rules.'),
        optional(
          'config',
          'Config',
          'The [App Quality configuration](#config) that the report was processed with.',
        ),
      ],
    },
    summary: {
      type: 'Summary',
      prefix: 'summary.',
      fields: [
        isPartialReport,
        field(
          'violationCounts',
          'ViolationCounts',
          'Number of [failed rules](#violation-counts), in total and by severity.',
        ),
        field(
          'score',
          'number',
          "The run's [accessibility score](/accessibility/core-concepts/accessibility-score), with two decimal places.",
        ),
        field('failedElements', 'number', 'Number of distinct failed elements, across all views.'),
      ],
    },
    violationCounts: {
      type: 'ViolationCounts',
      prefix: 'summary.violationCounts.',
      fields: [
        field('total', 'number', 'Distinct rules that failed.'),
        ...SEVERITIES.map((severity) =>
          field(severity, 'number', `Distinct rules of ${severity} severity that failed.`),
        ),
      ],
    },
    rules: {
      type: 'Rule',
      fields: [
        field('name', 'string', `Name of the rule, as in the [list of rules](${AXE_RULES}).`),
        field(
          'severity',
          SEVERITIES.map((severity) => `'${severity}'`).join(' | '),
          'Likely impact of the violation on a user with a disability.',
        ),
        field('status', "'violation'", 'Always `violation`: only failed rules are listed.'),
        field('accessibilityReportUrl', 'string', 'URL of this violation in the report.'),
      ],
    },
    views: {
      type: 'View',
      fields: [
        field('displayName', 'string', 'Name of the view, as shown in the report: `/checkout/*`.'),
        field('score', 'number', "The view's accessibility score."),
        field('rules', 'Rule[]', '[Rules](#rules) that failed in this view.'),
        field(
          'accessibilityReportUrl',
          'string',
          'URL of the view in the report, with no rule selected.',
        ),
      ],
    },
    config: configGroup(
      'The [App Quality configuration](/accessibility/configuration/overview) that was applied to the run.',
    ),
  },
}

export const resultsApis: Record<ResultsProduct, ResultsApi> = {
  'ui-coverage': uiCoverage,
  accessibility,
}
