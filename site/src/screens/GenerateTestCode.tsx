import { Button, Columns, Line, Panel, Pill, Row } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { CodeLines } from './parts/CodeLines.tsx'
import { CoverageElement } from './parts/CoverageReport.tsx'

/** A generated test for an untested element in a UI Coverage report. */
export default function GenerateTestCode() {
  return (
    <Screen
      title="Generate test code"
      description="On the left, the apply-voucher button is selected among the untested elements of the /checkout view, with an action to generate test code and without interactions. On the right, a popover contains a generated test for the spec checkout.cy.js that types a voucher, clicks the button, and ends with a TODO comment."
      caption="The generated test reaches the button. Its assertions are left to you."
      callouts={[
        '**Selected element**: use **Copy element selector** to get its selector for your own test.',
        '**Generate test code**: opens the popover, where you choose a spec.',
        '**Element interactions**: how tests use the element in this view. An untested element has no interactions.',
        '**Generated test**: based on the setup of the spec at the top. The first comment says where the code belongs, and `TODO` marks where you add the assertions.',
      ]}
    >
      <Columns>
        <Panel title="← /checkout" aside={<Pill tone="warn">64%</Pill>}>
          <Row
            start={
              <span className="screen-line">
                <b>Untested</b> <Pill>4</Pill>
              </span>
            }
          />
          <CoverageElement
            n={1}
            open
            name={'[data-cy="apply-voucher"]'}
            end={<Button>Copy element selector</Button>}
          />
          <Row start={<b>Actions</b>} />
          <Line n={2}>
            <Button primary>Generate test code</Button>
          </Line>
          <Row n={3} start={<b>Element interactions</b>} />
          <Row start="/checkout" end={<Pill>Current view</Pill>} />
          <Row start="No interactions tested." />
          <CoverageElement name={'[data-cy="voucher-code"]'} />
        </Panel>
        <Panel title="← Generate test code" aside="×" n={4}>
          <Row start={<span className="screen-code">cypress/e2e/checkout.cy.js</span>} />
          <CodeLines
            lines={[
              '// Insert near Line 22',
              "it('applies a voucher', () => {",
              "  cy.visit('/checkout?bike=city-12&days=3')",
              "  cy.get('[data-cy=\"voucher-code\"]').type('SPRING')",
              '  cy.get(\'[data-cy="apply-voucher"]\').click()',
              '  // TODO: add assertions',
              '})',
            ]}
          />
        </Panel>
      </Columns>
    </Screen>
  )
}
