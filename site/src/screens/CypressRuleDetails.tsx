import { Button, Columns, Go, Panel, Pill, Row, Text } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { ElementCount } from './parts/AccessibilityReport.tsx'
import { ElementRow, Snapshot } from './parts/ElementDetails.tsx'

/** A finding of a Cypress rule in an accessibility report. */
export default function CypressRuleDetails() {
  return (
    <Screen
      title="A Cypress rule in a report"
      description="On the left, the rule Interactive elements should be semantically correct with a Cypress Rule tag and two elements. The element place-order is pinned; its result is inconclusive, and the solution lists the interactions mousedown, mouseup, and click. On the right, the snapshot shows Place order highlighted."
      caption="A test clicked **Place order**, but its markup doesn't say that it can be clicked."
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
            start={<b>Interactive elements should be semantically correct</b>}
            end={
              <>
                <Pill>2 elements</Pill>
                <Pill tone="accent" n={1}>
                  Cypress Rule
                </Pill>
              </>
            }
          />
          <Text n={2}>
            Ensure interactive elements use appropriate markup <Go>Learn more</Go>
          </Text>
          <ElementRow kind="inconclusive">[data-cy="gift-wrap"]</ElementRow>
          <ElementRow kind="inconclusive" pinned n={3}>
            [data-cy="place-order"]
          </ElementRow>
          <Row n={4} start={<ElementCount kind="inconclusive">Inconclusive result</ElementCount>} />
          <Row start={<b>Actions</b>} end={<Button>Share issue</Button>} />
          <Text n={5}>
            <b>Solutions</b>
            <br />
            This element should use semantic HTML or ARIA to support the interactions that take
            place during tests. Detected interactions: &quot;mousedown, mouseup, click&quot;.
          </Text>
        </Panel>
        <Snapshot
          address="/checkout"
          parts={[
            { heading: 'Your order' },
            { items: ['Tea pot · $40', 'Gift wrap · $8'] },
            { checkbox: 'Gift wrap', checked: true },
            'Total: $48',
            { button: 'Place order', mark: 'matched' },
          ]}
        />
      </Columns>
    </Screen>
  )
}
