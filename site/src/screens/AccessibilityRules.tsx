import { Screen } from '../drawings/screen/Screen.tsx'
import { ReportHeader, Rules } from './parts/AccessibilityReport.tsx'

/** The rules of a run in an accessibility report. */
export default function AccessibilityRules() {
  return (
    <Screen
      title="Rules of a run"
      description="The report's summary and filters, with the Rules tab open. Each rule has a status icon, a severity, and three numbers of elements. Of the rules shown, two fail, one is inconclusive, one passes, and one isn't applicable."
      caption="12 of 90 rules fail. One of them has 27 of the 58 failed elements, so it's a good one to begin with."
      callouts={[
        '**Status and description**: the [outcome of the rule](#rule-statuses) as an icon, and what the rule requires. Click a failed rule to see its elements in all views.',
        '**[Severity](#severities)**: critical, serious, moderate, or minor.',
        '**Elements**: the number of [failed, inconclusive, and ignored elements](#element-statuses).',
        '**Inconclusive**: no elements failed, but at least one needs a manual review.',
        "**Not applicable**: Cypress didn't detect any elements that this rule applies to.",
      ]}
    >
      <ReportHeader open="rules" />
      <Rules
        mark={3}
        rules={[
          {
            n: 1,
            status: 'failed',
            rule: 'Links must be distinguishable without relying on color',
            severity: 'Serious',
            numbers: [27, 18, 2],
          },
          {
            status: 'failed',
            rule: 'Buttons must have discernible text',
            severity: 'Critical',
            severityMark: 2,
            numbers: [14, 0, 0],
          },
          {
            n: 4,
            status: 'inconclusive',
            rule: 'ARIA attributes must conform to valid values',
            severity: 'Critical',
            numbers: [0, 1, 0],
          },
          {
            status: 'passed',
            rule: 'IDs used in ARIA and labels must be unique',
            severity: 'Critical',
            numbers: [0, 0, 0],
          },
          {
            n: 5,
            status: 'inapplicable',
            rule: '<video> elements must have captions',
            severity: 'Critical',
          },
        ]}
      />
    </Screen>
  )
}
