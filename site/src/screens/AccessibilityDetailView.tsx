import { AppPreview } from '../drawings/app/AppPreview.tsx'
import { Button, Columns, Go, Line, Panel, Pill, Row, Text } from '../drawings/screen/kit.tsx'
import { regionOf } from '../drawings/screen/region.ts'
import { Screen } from '../drawings/screen/Screen.tsx'
import { ElementCount } from './parts/AccessibilityReport.tsx'
import { ElementRow } from './parts/ElementDetails.tsx'

/** The parts of the violation detail view: the list of rules on the left, the snapshot on the right. */
export default function AccessibilityDetailView() {
  return (
    <Screen
      title="The violation detail view"
      description="On the left: a filter button, the rules grouped by severity, a pinned element with a failed result, and its solutions. On the right: the counter of snapshots and the Test Replay button, the URL and the viewport size, and the snapshot, in which the element is outlined."
      caption="The button with three lines has no name. Any of the listed solutions is enough."
      callouts={[
        'The **filter** limits the list to certain rules and elements.',
        'The **rules** are grouped by severity, with the most serious ones first.',
        "The **pinned element** is the one that you're inspecting.",
        '**Solutions** lists the checks that the element failed.',
        "The **counter** shows which snapshot you're looking at, and the **Test Replay** button opens the tests that reached this page state.",
        'The **outline** shows where the element is on the page.',
        'The **footer** shows the URL and the viewport size.',
      ]}
    >
      <Columns wide="first">
        <Panel title="All Views" aside={<Button n={1}>Filter</Button>}>
          <Text n={2}>Critical rules</Text>
          <Row
            start={<b>Buttons must have discernible text</b>}
            end={<Pill>2 elements</Pill>}
            below={<Go>Learn more</Go>}
          />
          <ElementRow kind="failed" pinned n={3}>
            [data-cy="menu"]
          </ElementRow>
          <Row start={<ElementCount kind="failed">Failed result</ElementCount>} />
          <Text n={4}>
            <b>Solutions</b>
            <br />
            <b>One</b> of these must be fixed:
            <br />• Element does not have inner text that is visible to screen readers
            <br />• aria-label attribute does not exist or is empty
            <br />• …
          </Text>
          <ElementRow kind="failed">[data-cy="close"]</ElementRow>
          <Text>Serious rules</Text>
        </Panel>
        <div className="screen-snapshot">
          <Line n={5}>
            <Pill tone="accent">3 of 12</Pill> <Pill>86%</Pill>
            <Button menu>Test Replay 1</Button>
          </Line>
          <div className="run-paper" {...regionOf(6)}>
            <AppPreview
              parts={[
                { row: [{ heading: 'Orders' }, { button: '☰', mark: 'failing' }] },
                { items: ['Order 1001', 'Order 1002', 'Order 1003', 'Order 1004'] },
              ]}
            />
          </div>
          <Line n={7}>
            <span className="screen-input">/orders</span> <Pill>1000x660</Pill>
          </Line>
        </div>
      </Columns>
    </Screen>
  )
}
