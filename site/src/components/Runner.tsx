import { useId, type ReactNode } from 'react'
import { AppPreview, type AppPart } from '../drawings/app/AppPreview.tsx'
import { ConsoleOutput, type ConsoleData } from '../drawings/command-log/ConsoleOutput.tsx'
import { TestLog, type TestLogProps, type TestState } from '../drawings/command-log/TestLog.tsx'
import { readRun } from '../drawings/run/read-run.ts'
import { PreviewBar, RunPages } from '../drawings/run/RunPages.tsx'

const HINT = 'Choose a command to see the page at that moment.'

export interface RunnerProps extends TestLogProps {
  /** Anchor of the heading above the sample that runs. Default: the sample right above the drawing. */
  of?: string
  /** The spec file's name, such as `cart.cy.js`. */
  spec: string
  /** Title of the `describe` around the tests. */
  suite?: string
  /** Titles of the spec's other tests with their status, above and below this one. */
  before?: [title: string, state: TestState][]
  after?: [title: string, state: TestState][]
  /** Address of the application under test. Component tests have none. */
  url?: string
  browser?: string
  viewport?: string
  /** The content of the application or component, unless the log's entries have pages. */
  app?: AppPart[]
  /** A panel at the right edge, such as Studio's. */
  side?: { title: string; actions?: AppPart[]; parts: AppPart[] }
  /** The console output after a click on the pinned entry. */
  console?: ConsoleData
  /** A note below the drawing that points out what to look at. */
  children?: ReactNode
}

/**
 * Draws the test runner: the Command Log on the left, the application on the right, and the header above them. If the
 * log's entries have pages, readers can choose an entry to see the page at that moment, without a script: entries are
 * radio buttons. `check:drawings` compares the log's commands and pages with the sample.
 *
 * @example <Runner spec="cart.cy.js" log={[{ line: 'visit /', page: [{ heading: 'Cart' }] }, 'get h1']} />
 */
export default function Runner({
  of: _of,
  spec,
  suite,
  before,
  after,
  url,
  browser = 'Chrome',
  viewport = url === undefined ? '500x500' : '1000x660',
  app,
  side,
  console: output,
  children,
  ...test
}: RunnerProps): ReactNode {
  const id = `run${useId()}`
  const run = readRun(test.log, id, url)
  if ((run === undefined) === (app === undefined)) {
    throw new Error(
      `The runner of ${spec} needs either the content of the application (app) or entries with pages.`,
    )
  }
  const own = test.state ?? (test.error ? 'failed' : 'passed')
  const others = [...(before ?? []), ...(after ?? [])]
  const states = [own, ...others.map(([, state]) => state)]
  return (
    <figure
      className={`drawing runner${run ? ' travel' : ''}`}
      aria-label={`Test runner with ${spec}`}
    >
      <div className="stage">
        <div className={`runner-window${side ? ' runner-with-side' : ''}`}>
          <div
            className="log runner-log"
            data-style="dark"
            {...(run && { role: 'radiogroup', 'aria-label': HINT })}
          >
            <p className="runner-spec">
              <SpecName spec={spec} />
              <Counts states={states} />
            </p>
            {suite !== undefined && <p className="runner-suite">{suite}</p>}
            {before && <Titles tests={before} />}
            <TestLog {...test} log={run?.log ?? test.log} />
            {after && <Titles tests={after} />}
          </div>
          {run ? (
            <RunPages run={id} pages={run.pages} browser={browser} viewport={viewport} />
          ) : (
            <div className="runner-app">
              <PreviewBar url={url} browser={browser} viewport={viewport} />
              <div className="run-paper">
                <AppPreview parts={app ?? []} />
              </div>
            </div>
          )}
          {side && (
            <div className="runner-side">
              <div className="runner-side-bar">
                <p className="runner-side-title">{side.title}</p>
                {side.actions && <AppPreview parts={[{ row: side.actions }]} />}
              </div>
              <AppPreview parts={side.parts} />
            </div>
          )}
          {output && (
            <div className="log runner-console" data-style="dark">
              <ConsoleOutput output={output} />
            </div>
          )}
        </div>
      </div>
      {(run ?? children) !== undefined && (
        <figcaption>
          {children}
          {run && ` ${HINT}`}
        </figcaption>
      )}
    </figure>
  )
}

/** The name of a spec. As in the app, its extension is paler. */
function SpecName({ spec }: { spec: string }): ReactNode {
  const [name = spec] = /^[^.]+/.exec(spec) ?? []
  return (
    <span>
      <b>{name}</b>
      {spec.slice(name.length)}
    </span>
  )
}

/** The numbers of passed, failed, and pending tests in the runner's header. */
function Counts({ states }: { states: TestState[] }): ReactNode {
  const count = (state: TestState): string =>
    String(states.filter((other) => other === state).length || '--')
  return (
    <span className="runner-counts">
      <span className="runner-passed">
        <span className="visually-hidden">passed </span>
        {count('passed')}
      </span>
      <span className="runner-failed">
        <span className="visually-hidden">failed </span>
        {count('failed')}
      </span>
      <span className="runner-pending">
        <span className="visually-hidden">pending </span>
        {count('pending')}
      </span>
    </span>
  )
}

function Titles({ tests }: { tests: [string, TestState][] }): ReactNode {
  return tests.map(([title, state]) => (
    <div key={title} className={`log-test log-test-${state}`}>
      <p className="log-title">
        <span className="visually-hidden">{`${state}: `}</span>
        {title}
      </p>
    </div>
  ))
}
