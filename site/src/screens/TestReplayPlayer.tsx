import { AppPreview } from '../drawings/app/AppPreview.tsx'
import { TestLog } from '../drawings/command-log/TestLog.tsx'
import { Spans } from '../drawings/screen/charts.tsx'
import { Button, Line, Meta, Panel, Pill, Row, State, Tabs } from '../drawings/screen/kit.tsx'
import { regionOf } from '../drawings/screen/region.ts'
import { Screen } from '../drawings/screen/Screen.tsx'

/** The player of Test Replay in Cypress Cloud. */
export default function TestReplayPlayer() {
  return (
    <Screen
      title="Test Replay"
      description="A header with the run, branch, spec, operating system, and browser. Below it from left to right: the Command Log with a failed assertion, the application, and the developer tools with network requests. At the bottom, the timeline with its controls."
      caption="Why did the assertion fail? The request to `/api/coupons` returned a 500, so the total stayed at $20."
      callouts={[
        '**Header**: the run number, the branch, the spec, the platform, and the browser. Hover over it for more data about the test.',
        '**Command Log**: works as it does [in the app](/app/core-concepts/open-mode). Step through the commands, inspect them, and travel back in time to see the page at each of them.',
        "**Application**: the page at the chosen moment. It isn't a video, so you can inspect its elements.",
        "**Developer tools**: the page's DOM, the network traffic, and the console.",
        "**Replay controls**: switch between the test's attempts, change the speed, and scrub through the timeline.",
      ]}
    >
      <Line n={1}>
        <State is="failed">
          <b>#4318</b>
        </State>
        <Meta parts={['coupons', 'coupons.cy.js', 'Linux', 'Chrome']} />
      </Line>
      <div className="screen-player">
        <div className="log" data-style="dark" {...regionOf(2)}>
          <TestLog
            test="applies a coupon"
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
        <div className="screen-snapshot">
          <Line>
            <span className="screen-input">/cart</span> <Pill>1000x660</Pill>
          </Line>
          <div className="run-paper" {...regionOf(3)}>
            <AppPreview
              parts={[
                { heading: 'Your cart' },
                { row: ['Tea pot', '$20'] },
                { field: 'Coupon', value: 'SPRING' },
                { button: 'Apply' },
                { text: 'Total: $20', mark: 'matched' },
              ]}
            />
          </div>
        </div>
        <Panel n={4}>
          <Tabs names={['Inspect', 'Network', 'Console']} open={1} />
          <Row start="GET /api/cart" end={<Pill tone="good">200</Pill>} />
          <Row start="POST /api/coupons" end={<Pill tone="bad">500</Pill>} open />
        </Panel>
      </div>
      <div className="screen-controls" {...regionOf(5, 'start')}>
        <Button menu>Attempt 1 of 2</Button>
        <Spans
          spans={[
            [0, 66, 'one'],
            [66, 100, 'bad'],
          ]}
        />
        <Button menu>1x</Button>
      </div>
    </Screen>
  )
}
