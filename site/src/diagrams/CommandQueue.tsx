import { Arrow, Box, Column, Group, Table } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

const commands = [
  ["`cy.visit('/rooms')`", 'until the page has loaded'],
  ["`cy.get('button')`", 'until one is found'],
  ['`.click()`', 'until it can be clicked'],
  ["`cy.contains('Booked')`", 'until the text appears'],
] as const

/** The test function only fills the queue. The commands run one at a time after it has ended. */
export default function CommandQueue() {
  return (
    <Diagram
      title="How a test's commands are queued and run"
      description="First, the test function runs from top to bottom within milliseconds. Each command only adds an entry to the queue, and the function ends. Then the queue runs: visit until the page has loaded, get until it finds an element, click until the element can be clicked, contains until the text appears. Each command starts when the previous one is done."
      caption="The test function is a plan. Cypress carries it out afterward."
    >
      <Group title="1. The test function runs" aside="milliseconds" dashed>
        <Table rows={commands.map(([code]) => [code, 'into the queue'])} />
        <p>The function ends. The page is still blank.</p>
      </Group>
      <Arrow />
      <Group title="2. The queue runs" aside="seconds" tone="accent">
        <Column>
          {commands.flatMap(([code, time], index) => [
            index > 0 && <Arrow key={`${code} arrow`} />,
            <Box key={code} lines={[code, time]} />,
          ])}
        </Column>
      </Group>
    </Diagram>
  )
}
