import { Screen } from '../drawings/screen/Screen.tsx'
import { Rules } from './parts/AccessibilityReport.tsx'

/** The rules of a run as a plan for the next steps. */
export default function AccessibilityRulesPlan() {
  return (
    <Screen
      title="A run's rules as a plan"
      description="A list of six critical rules with their numbers of failed, inconclusive, and ignored elements. Three rules fail: one with 184 elements, one with 6, and one with 2. One rule is inconclusive, and two pass."
      caption="Two of the three failing rules have only eight failed elements together. They can pass this week."
      callouts={[
        '**Your backlog**: the rules that fail. [Fix them](/accessibility/guides/improve-accessibility#fix) one at a time.',
        "**Your next tasks**: the failing rules with the fewest failed elements. They're the closest to passing.",
        '**Your review queue**: inconclusive elements. People have to judge them, so review them [separately](/accessibility/guides/improve-accessibility#review-inconclusive-elements-separately).',
        '**Your current standard**: the rules that pass. [Protect them](/accessibility/guides/block-pull-requests#protect-the-rules-that-are-finished) in your pipeline.',
      ]}
    >
      <Rules
        rules={[
          {
            n: 1,
            status: 'failed',
            rule: 'Images must have alternative text',
            severity: 'Critical',
            numbers: [184, 0, 0],
          },
          {
            n: 2,
            status: 'failed',
            rule: 'Form elements must have labels',
            severity: 'Critical',
            numbers: [6, 0, 0],
          },
          {
            status: 'failed',
            rule: 'Buttons must have discernible text',
            severity: 'Critical',
            numbers: [2, 0, 0],
          },
          {
            n: 3,
            status: 'inconclusive',
            rule: 'ARIA attributes must conform to valid values',
            severity: 'Critical',
            numbers: [0, 3, 0],
          },
          {
            n: 4,
            status: 'passed',
            rule: 'IDs used in ARIA and labels must be unique',
            severity: 'Critical',
            numbers: [0, 0, 0],
          },
          {
            status: 'passed',
            rule: 'Required ARIA attributes must be provided',
            severity: 'Critical',
            numbers: [0, 0, 0],
          },
        ]}
      />
    </Screen>
  )
}
