import { Button, Callout, Columns, Line, Panel, Pill, Row } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { CodeLines } from './parts/CodeLines.tsx'
import { CoverageElement } from './parts/CoverageReport.tsx'

/** A generated test for an untested element in a UI Coverage report. */
export default function GenerateTestCode() {
  return (
    <Screen
      title="Generate test code"
      description="On the left, the apply-voucher button is selected among the untested elements of the /checkout view, with an action to generate test code and without interactions. On the right, a popover contains a generated test for the spec checkout.cy.js that types a voucher, clicks the button, and ends with a TODO comment."
      callouts={[
        '**Selected element**: use **Copy element selector** to get its selector for your own test.',
        '**Generate test code**: opens the popover, where you choose a spec.',
        '**Element interactions**: how tests use the element in this view. An untested element has no interactions.',
        '**Generated test**: based on the setup of the spec at the top. The first comment says where the code belongs, and `TODO` marks where you add the assertions.',
      ]}
    >
      <Columns>
        <Panel
          title={
            <>
              ← /checkout <Pill>64%</Pill>
            </>
          }
        >
          <Row
            start={
              <>
                <b>Untested</b> <Pill>4</Pill>
              </>
            }
          />
          <CoverageElement
            mark={<Callout n={1} />}
            name={<b>{'[data-cy="apply-voucher"]'}</b>}
            end={<Button>Copy element selector</Button>}
          />
          <Panel>
            <Row start="Actions" />
            <Line>
              <Callout n={2} /> <Button primary>Generate test code</Button>
            </Line>
            <Row
              start={
                <>
                  <Callout n={3} /> Element interactions
                </>
              }
            />
            <Row start="/checkout" end={<Pill>Current view</Pill>} />
            <Row start="No interactions tested." />
          </Panel>
          <CoverageElement name={'[data-cy="voucher-code"]'} />
        </Panel>
        <Panel title="← Generate test code" aside="×">
          <Row
            start={
              <>
                <Callout n={4} /> cypress/e2e/checkout.cy.js
              </>
            }
          />
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
