import { Box, Column, Columns, Heading } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

const ids = ['ctl-41', 'ctl-86', 'ctl-93']

/** One button in three snapshots: three findings by its changing ID, one by its test attribute. */
export default function AccessibilityElementIdentity() {
  return (
    <Diagram
      title="One element in three snapshots"
      description="The Save button has the IDs ctl-41, ctl-86, and ctl-93 in three snapshots but the same data-testid, save, in all of them. Identified by its ID, it's reported as three findings; identified by data-testid, as one."
      caption="The identifying attribute decides whether the same button counts three times or once."
    >
      <Columns>
        {ids.map((id, index) => (
          <Column key={id}>
            <Box title={`Snapshot ${index + 1}`} lines={[`id: ${id}`, 'testid: save']} />
          </Column>
        ))}
      </Columns>
      <Heading>Identified by its ID: three findings</Heading>
      <Columns>
        {ids.map((id) => (
          <Column key={id}>
            <Box tone="bad" lines={[`\`#${id}\``]} />
          </Column>
        ))}
      </Columns>
      <Heading>Identified by its test attribute: one finding</Heading>
      <Box tone="good" lines={['`[data-testid="save"]`']} />
    </Diagram>
  )
}
