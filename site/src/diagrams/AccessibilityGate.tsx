import { Arrow, Box, Column, Columns } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

/** How a recorded run leads to a merge that's allowed or blocked. */
export default function AccessibilityGate() {
  return (
    <Diagram
      title="How a report blocks a pull request"
      description="In CI, cypress run --record runs the tests. Cypress Cloud generates the report. A later CI step waits for it with getAccessibilityResults and applies your policy. Exit code 0 allows the merge; exit code 1 blocks it."
      caption="Tests pass or fail regardless of the policy, which has a separate step and result."
    >
      <Box title="CI" lines={['`cypress run --record`']} />
      <Arrow />
      <Box title="Cypress Cloud" lines={['generates the report']} />
      <Arrow />
      <Box
        title="CI, a later step"
        lines={['`getAccessibilityResults()` and your policy']}
        tone="accent"
      />
      <Columns>
        <Column>
          <Arrow label="exit code 0" />
          <Box title="✓ May merge" tone="good" />
        </Column>
        <Column>
          <Arrow label="exit code 1" />
          <Box title="✕ Blocked" tone="bad" />
        </Column>
      </Columns>
    </Diagram>
  )
}
