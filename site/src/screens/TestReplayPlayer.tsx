import { AppPreview } from '../drawings/app/AppPreview.tsx'
import { TestLog } from '../drawings/command-log/TestLog.tsx'
import {
  Button,
  Callout,
  Columns,
  Line,
  Panel,
  Pill,
  Row,
  Spans,
  State,
  Tabs,
} from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

/** A replay of a failed test in Cypress Cloud. */
export default function TestReplayPlayer() {
  return (
    <Screen
      title="Test Replay"
      description="A header with the run, branch, spec, operating system, and browser. Below it from left to right: the Command Log with a failed assertion, the application, and the developer tools with network requests. At the bottom, the timeline with its controls."
      callouts={[
        '**Header**: the run number, the branch, the spec, the platform, and the browser. Hover over it for more data about the test.',
        '**Command Log**: works as it does [in the app](/app/core-concepts/open-mode). Step through the commands, inspect them, and travel back in time to see the page at each of them.',
        "**Application**: the page at the chosen moment. It isn't a video, so you can inspect its elements.",
        "**Developer tools**: the page's DOM, the network traffic, and the console.",
        "**Replay controls**: switch between the test's attempts, change the speed, and scrub through the timeline.",
      ]}
    >
      <Row
        start={
          <>
            <Callout n={1} /> <State is="failed">#4318</State> · coupons · coupons.cy.js · Linux ·
            Chrome
          </>
        }
      />
      <Columns>
        <Panel
          title={
            <>
              <Callout n={2} /> applies a coupon
            </>
          }
        >
          <div className="log" data-style="dark">
            <TestLog
              state="failed"
              log={[
                'visit /cart',
                'get [name="coupon"]',
                '-type SPRING',
                '-contains Apply',
                '-click',
                'get [data-cy="total"]',
                { line: '-assert expected **<p>** to contain **$18**', state: 'failed' },
              ]}
            />
          </div>
        </Panel>
        <Panel
          title={
            <>
              <Callout n={3} /> /cart
            </>
          }
          aside={<Pill>1000x660</Pill>}
        >
          <AppPreview
            parts={[{ field: 'Coupon', value: 'SPRING' }, { button: 'Apply' }, 'Total: $20']}
          />
        </Panel>
        <Panel
          title={<Callout n={4} />}
          aside={<Tabs names={['Inspect', 'Network', 'Console']} open={1} />}
        >
          <Row start="GET /api/cart" end={<Pill tone="good">200</Pill>} />
          <Row start="POST /api/coupons" end={<Pill tone="bad">500</Pill>} />
        </Panel>
      </Columns>
      <Line>
        <Callout n={5} /> <Button>Attempt 1 of 2</Button> <Button>1x</Button>
      </Line>
      <Spans
        spans={[
          [0, 66, 'plain'],
          [66, 100, 'bad'],
        ]}
      />
    </Screen>
  )
}
