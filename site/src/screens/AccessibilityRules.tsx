import { Callout, Panel, Row } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { ReportHeader, RuleRow } from './parts/AccessibilityReport.tsx'

/** The rules of a run's accessibility report in Cypress Cloud. */
export default function AccessibilityRules() {
  return (
    <Screen
      title="Rules of a run"
      description="The report's summary and filters, with the Rules tab open. Each rule has a status icon, a severity, and three numbers of elements. Of the rules shown, two fail, one is inconclusive, one passes, and one isn't applicable."
      callouts={[
        '**Status and description**: the [outcome of the rule](#rule-statuses) as an icon, and what the rule requires. Click a failed rule to see its elements in all views.',
        '**[Severity](#severities)**: critical, serious, moderate, or minor.',
        '**Elements**: the numbers of [failed, inconclusive, and ignored elements](#element-statuses).',
        '**Inconclusive**: no elements failed, but at least one needs a manual review.',
        "**Not applicable**: Cypress didn't detect any elements that this rule applies to.",
      ]}
    >
      <ReportHeader open="rules" marks={{}} />
      <Panel
        title={
          <>
            <Callout n={1} /> Rules <Callout n={2} />
          </>
        }
        aside={
          <>
            <Callout n={3} /> Elements
          </>
        }
      >
        <RuleRow
          status="failed"
          rule="Links must be distinguishable without relying on color"
          severity="Serious"
          numbers={[27, 18, 2]}
        />
        <RuleRow
          status="failed"
          rule="Buttons must have discernible text"
          severity="Critical"
          numbers={[14, 0, 0]}
        />
        <Row start="…" />
        <RuleRow
          status="inconclusive"
          rule="ARIA attributes must conform to valid values"
          severity="Critical"
          numbers={[0, 1, 0]}
          before={<Callout n={4} />}
        />
        <RuleRow
          status="passed"
          rule="IDs used in ARIA and labels must be unique"
          severity="Critical"
          numbers={[0, 0, 0]}
        />
        <RuleRow
          status="inapplicable"
          rule="<video> elements must have captions"
          severity="Critical"
          before={<Callout n={5} />}
        />
      </Panel>
    </Screen>
  )
}
