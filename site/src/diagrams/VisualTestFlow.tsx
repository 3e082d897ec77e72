import { Arrow, Box, Column, Columns, Group } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

/** From two images to a decision: same, bug, or intended change. */
export default function VisualTestFlow() {
  return (
    <Diagram
      title="How a visual test decides"
      description="The new image and the approved baseline are compared. If they are the same, the test passes. If they differ, someone reviews the difference: a bug is fixed in the code, and an intended change is approved, so that its image becomes the new baseline."
      caption="Only people can tell a bug from an intended change."
    >
      <Columns>
        <Column>
          <Box title="Baseline" lines={['approved earlier']} />
          <Arrow />
        </Column>
        <Column>
          <Box title="New image" lines={['captured by the test']} />
          <Arrow />
        </Column>
      </Columns>
      <Box title="Compare" />
      <Columns>
        <Column>
          <Arrow label="same" />
          <Box title="Test passes" tone="good" />
        </Column>
        <Column>
          <Arrow label="differs" />
          <Group title="Someone reviews" tone="accent">
            <Box title="Bug" lines={['Fix the code. The baseline stays.']} tone="bad" />
            <Box
              title="Intended change"
              lines={['Approve. The new image is the baseline.']}
              tone="good"
            />
          </Group>
        </Column>
      </Columns>
    </Diagram>
  )
}
