import { Arrow, Box, Column, Columns } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

/** Threshold and baseline judge the same report: one by its score, one by its counts. */
export default function CoveragePolicyChoice() {
  return (
    <Diagram
      title="One pull request, judged by two policies"
      description="A pull request adds one untested button to an application with 160 tested and 40 untested elements. With a threshold of 75 percent, the score of about 80 percent is enough, and the merge is allowed. With a baseline, 41 untested elements are more than 40, and the merge is blocked."
      caption="A threshold judges how much is tested. A baseline judges what got worse."
    >
      <Box title="The pull request" lines={['adds one button without a test']} />
      <Columns>
        <Column>
          <Arrow />
          <Box title="Threshold" lines={['score at least 75%']} />
          <Arrow />
          <Box title="160 of 201" lines={['about 80%']} />
          <Arrow />
          <Box title="✓ May merge" tone="good" />
        </Column>
        <Column>
          <Arrow />
          <Box title="Baseline" lines={['at most 40 untested']} />
          <Arrow />
          <Box title="41 untested" lines={['one more than before']} />
          <Arrow />
          <Box title="✕ Blocked" tone="bad" />
        </Column>
      </Columns>
    </Diagram>
  )
}
