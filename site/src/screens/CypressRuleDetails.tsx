import { AppPreview } from '../drawings/app/AppPreview.tsx'
import { Button, Callout, Columns, Line, Panel, Pill, Row } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

/** An element that a Cypress rule flags for review. */
export default function CypressRuleDetails() {
  return (
    <Screen
      title="A Cypress rule in a report"
      description="On the left, the rule Interactive elements should be semantically correct with a Cypress Rule tag and two elements. The element place-order is pinned; its result is inconclusive, and the solution lists the interactions mousedown, mouseup, and click. On the right, the snapshot shows Place order highlighted."
      callouts={[
        '**Cypress Rule**: the tag that tells Cypress rules and Axe Core® rules apart.',
        "**Learn more**: the rule's documentation, which is this page.",
        "**Pinned element**: the element that you're reviewing. The snapshot highlights it.",
        '**Result**: inconclusive, because someone has to review the element.',
        '**Solutions**: what to change, and the interactions that Cypress detected in your tests.',
      ]}
    >
      <Columns>
        <Panel>
          <Row
            start={
              <>
                <b>Interactive elements should be semantically correct</b> <Callout n={1} />{' '}
                <Pill>Cypress Rule</Pill>
              </>
            }
            end={<Pill>2 elements</Pill>}
          />
          <Row start="Ensure interactive elements use appropriate markup" />
          <Line>
            <Callout n={2} /> <u>Learn more</u>
          </Line>
          <Row
            start={
              <>
                <Pill tone="warn">!</Pill> [data-cy=&quot;gift-wrap&quot;]
              </>
            }
          />
          <Panel
            title={
              <>
                <Callout n={3} /> [data-cy=&quot;place-order&quot;]
              </>
            }
          >
            <Row
              start={
                <>
                  <Callout n={4} /> <Pill tone="warn">!</Pill> Inconclusive result
                </>
              }
            />
            <Row start={<b>Actions</b>} end={<Button>Share issue</Button>} />
            <Row
              start={
                <>
                  <Callout n={5} /> <b>Solutions</b>
                  <br />
                  This element should use semantic HTML or ARIA to support the interactions that
                  take place during tests. Detected interactions: &quot;mousedown, mouseup,
                  click&quot;.
                </>
              }
            />
          </Panel>
        </Panel>
        <Panel title="/checkout">
          <AppPreview
            parts={[
              { heading: 'Your order' },
              'Total: $48',
              'Gift wrap',
              { button: 'Place order', mark: 'matched' },
            ]}
          />
        </Panel>
      </Columns>
    </Screen>
  )
}
