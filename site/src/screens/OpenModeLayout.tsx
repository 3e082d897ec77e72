import { AppPreview } from '../drawings/app/AppPreview.tsx'
import { readEntries, type LogLine } from '../drawings/command-log/entries.ts'
import { LogEntries } from '../drawings/command-log/LogEntries.tsx'
import { LogPanel } from '../drawings/command-log/LogPanel.tsx'
import { State } from '../drawings/screen/kit.tsx'
import { regionOf } from '../drawings/screen/region.ts'
import { PreviewBar } from '../drawings/run/RunPages.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

const SHOWN = "'<output>' to have text '€ 8', but the text was '€ 4'"
const LOG: LogLine[] = [
  'visit /cart',
  'get button',
  '-click',
  { line: 'wait', badges: ['@prices'] },
  'get output',
  {
    line: '-assert expected **<output>** to have text **€ 8**, but the text was **€ 4**',
    state: 'failed',
  },
]

/** The parts of the window while a spec runs. */
export default function OpenModeLayout() {
  return (
    <Screen
      title="The window while a spec runs"
      description="On the far left, the navigation. Next to it, from top to bottom: the controls and the result, a passed test, and a failed test with its instrument panel, its commands, and its error. On the right, the bar with the URL, browser, and viewport, and below it the application."
      caption="The total of the cart is wrong, so the assertion failed. The page on the right is as it was at that moment."
      nav={{
        project: 'web-shop',
        entries: ['Specs', 'Runs', 'Debug', 'Settings'],
        open: 'Specs',
        n: 1,
      }}
      callouts={[
        '**Navigation**: go to the **Specs**, **Runs**, **Debug**, and **Settings** pages.',
        '**Header**: see the results, stop the tests, and run them again.',
        '[**Instrument panel**](#the-instrument-panel): see sessions, routes, stubs, and spies.',
        '[**Command Log**](#the-command-log): see each test and its commands.',
        '[**Error**](#errors): read why a test failed.',
        "**Preview bar**: see the address, the browser, and the viewport's size and scale.",
        '[**Preview**](#the-preview): see and use your application or component.',
      ]}
    >
      <div className="screen-runner runner">
        <div className="log" data-style="dark">
          <div className="screen-row screen-spec">
            <span>
              <b>cart</b>.cy.js
            </span>
            <span className="screen-end" {...regionOf(2)}>
              <State is="passed">1</State>
              <State is="failed">1</State>
              <State is="pending">--</State>
            </span>
          </div>
          <div className="log-test log-test-passed">
            <p className="log-title">opens the cart</p>
          </div>
          <div className="log-test log-test-failed">
            <p className="log-title">adds up two pens</p>
            <div {...regionOf(3, 'start')}>
              <LogPanel
                name="Routes"
                rows={[
                  ['Method', 'Route Matcher', 'Stubbed', 'Alias', '#'],
                  ['GET', '/api/prices', 'Yes', 'prices', 1],
                ]}
              />
            </div>
            <div className="log-hook" {...regionOf(4, 'start')}>
              <p className="log-hook-name">test body</p>
              <LogEntries entries={readEntries(LOG)} />
            </div>
            <div className="log-error" {...regionOf(5, 'start')}>
              <p className="log-error-name">AssertionError</p>
              <p>Timed out retrying after 4000ms: expected {SHOWN}</p>
            </div>
          </div>
        </div>
        <div className="runner-app">
          <div {...regionOf(6, 'start')}>
            <PreviewBar url="localhost:3000/cart" browser="Chrome" viewport="1000x660" />
          </div>
          <div className="run-paper" {...regionOf(7)}>
            <AppPreview
              parts={[
                { heading: 'Your cart' },
                { items: ['Pen, € 4', 'Pen, € 4'] },
                { text: 'Total: € 4', mark: 'matched' },
                { button: 'Add pen' },
              ]}
            />
          </div>
        </div>
      </div>
    </Screen>
  )
}
