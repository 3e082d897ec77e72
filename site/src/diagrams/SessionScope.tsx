import { Arrow, Box, Column, Columns } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

const storage = ['cookies', '`localStorage`', '`sessionStorage`']

/** A session's first call saves cookies and storage; later calls restore and validate them. */
export default function SessionScope() {
  return (
    <Diagram
      title="What cy.session() saves and restores"
      description="Cypress clears the page, cookies, and storage. On the first call, setup runs, validate runs, and Cypress saves cookies, localStorage, and sessionStorage. On later calls, it restores all three, and validate runs; if the session is no longer valid, setup runs again. Then Cypress clears the page, and the next command starts on a blank page."
      caption="With test isolation on, Cypress restores cookies and storage, but never the page."
    >
      <Box title="Clear" lines={['the page, cookies, and all storage']} />
      <Columns>
        <Column>
          <Arrow label="first call" />
          <Box lines={['`setup()` runs']} tone="accent" />
          <Arrow />
          <Box lines={['`validate()` runs']} />
          <Arrow label="valid" />
          <Box title="Save" lines={storage} tone="good" />
          <Arrow />
        </Column>
        <Column>
          <Arrow label="later calls" />
          <Box title="Restore" lines={storage} tone="good" />
          <Arrow />
          <Box lines={['`validate()` runs']}>
            <span className="flow-text-bad">
              not valid: continue with <code>setup()</code>
            </span>
          </Box>
          <Arrow label="valid" />
        </Column>
      </Columns>
      <Box title="Clear the page" lines={['The next command starts with a blank page.']} />
    </Diagram>
  )
}
