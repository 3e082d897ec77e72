import { Arrow, Box, Column, Columns, Group } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

/** Which of a project's files run in the browser, which in Node.js, and which commands connect them. */
export default function CodePlaces() {
  return (
    <Diagram
      title="What runs in the browser and what in Node"
      description="Spec files, the support file, and everything they import run in the browser, next to your application. The configuration with setupNodeEvents, tasks, and plugins run in Node.js. The commands cy.task, cy.exec, cy.readFile, cy.writeFile, and cy.request go from the browser to Node.js and return a result."
      caption="A test can't import Node.js code. It uses a command instead."
    >
      <Group title="Browser" aside="side by side, in the same window" tone="accent">
        <div className="flow-uneven">
          <Box
            title="Your tests"
            lines={[
              '`cypress/e2e/*.cy.ts`',
              '`cypress/support/e2e.ts`',
              'and their imports: no `fs`, no database',
            ]}
          />
          <Box title="Your application" lines={['`document`', '`window`', 'your code']} />
        </div>
      </Group>
      <Columns>
        <Column>
          <Arrow label="arguments" />
        </Column>
        <Column>
          <Arrow label="results" up />
        </Column>
      </Columns>
      <Box lines={['`cy.task` `cy.exec` `cy.readFile` `cy.writeFile` `cy.request`']} dashed />
      <Columns>
        <Column>
          <Arrow />
        </Column>
        <Column>
          <Arrow up />
        </Column>
      </Columns>
      <Group title="Node.js" tone="good">
        <div className="flow-uneven">
          <Box
            title="Your configuration"
            lines={['`cypress.config.ts`', '`setupNodeEvents()`', 'tasks, plugins, files']}
          />
          <Box title="Cypress server" lines={['proxy', 'bundler']} />
        </div>
      </Group>
    </Diagram>
  )
}
