import { Across, Arrow, Box, Column, Columns, Group } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

/** Tests and application in one browser, the Cypress server as their proxy, and the project's servers. */
export default function CypressArchitecture() {
  return (
    <Diagram
      title="Where the tests and the application run"
      description="In the browser, the tests and the application run side by side. The tests access the window, the DOM, and timers directly. The Cypress server in Node.js handles tasks, files, and screenshots for the tests and is the proxy for the application's requests to your servers."
      caption="Tests and application share one browser. The server works behind both."
    >
      <Group title="Browser" dashed>
        <Across
          both
          from={
            <Box
              title="Your tests"
              lines={['commands', 'assertions', 'stubs, clocks']}
              tone="accent"
            />
          }
          to={<Box title="Your application" lines={['window', 'DOM', 'timers']} />}
        />
      </Group>
      <Columns>
        <Column>
          <Arrow label="tasks, files, screenshots" both />
        </Column>
        <Column>
          <Arrow label="requests" both />
        </Column>
      </Columns>
      <Box
        title="Cypress server (Node.js)"
        lines={['proxy for all browser requests', 'stubs and modifies them']}
        tone="accent"
      />
      <Columns>
        <Column>{null}</Column>
        <Column>
          <Arrow both />
          <Box title="Your servers" />
        </Column>
      </Columns>
    </Diagram>
  )
}
