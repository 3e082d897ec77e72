import { Across, Arrow, Box, Column, Group, Heading } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

/** The runner's frames on the test's origin and after a step to another origin. */
export default function OriginFrames() {
  return (
    <Diagram
      title="The runner's frames before and after a payment link"
      description="Before: the tab, the spec, and the application have the origin localhost:4310, so the spec can access the application. After the link, the application is on localhost:4311, and the spec can't access it. cy.origin() sends the callback to a hidden frame on localhost:4311, which can."
      caption="Only frames with the same origin can access each other, so the callback moves to the other origin."
    >
      <Heading>1. After `cy.visit('/')`</Heading>
      <Group title="localhost:4310">
        <Across
          both
          tone="good"
          from={<Box title="Spec" lines={['localhost:4310']} />}
          to={<Box title="Application" lines={['localhost:4310']} />}
        />
      </Group>
      <Heading>2. After the click on the link</Heading>
      <Group title="localhost:4310">
        <div className="flow-across flow-origins">
          <Box title="Spec" lines={['localhost:4310']} />
          <p className="flow-link flow-bad flow-blocked" />
          <Box title="Application" lines={['localhost:4311']} tone="accent" />
          <Column>
            <Arrow label="`cy.origin()`" tone="good" />
          </Column>
          <Box
            title="Hidden frame"
            lines={['localhost:4311', 'runs the callback']}
            tone="accent"
            dashed
          />
          <p className="flow-link flow-good flow-both" />
        </div>
      </Group>
    </Diagram>
  )
}
