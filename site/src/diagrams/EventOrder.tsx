import { Box, Group } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

interface StepProps {
  /** Events in the Node.js process. The others are in the browser. */
  node?: boolean
  events: string[]
  note?: string
}

function Step({ node, events, note }: StepProps) {
  return (
    <Box tone={node ? 'accent' : undefined}>
      {events.map((event) => (
        <b key={event}>
          <code>{event}</code>
        </b>
      ))}
      {note !== undefined && <span>{note}</span>}
    </Box>
  )
}

/** A run's events from first to last, with the loops over spec files and tests. */
export default function EventOrder() {
  return (
    <Diagram
      title="Order of the events in a run"
      description="First before:run, then before:browser:launch and after:browser:launch. For each spec file: file:preprocessor and, without waiting for the built file, before:spec. For each attempt of each test: test:before:run, command and page events, fail if the test fails, after:screenshot if an image is saved, and test:after:run. After the file's last test: after:spec. At the end of the run: after:run."
      caption={
        <>
          The events of a <code>cypress run</code>, from top to bottom. Those with a blue outline
          are in Node.js, the others in the browser.
        </>
      }
    >
      <div className="flow-list">
        <Step node events={['before:run']} />
        <Step
          node
          events={['before:browser:launch', 'after:browser:launch']}
          note="Electron: again for each spec file"
        />
        <Group title="For each spec file" dashed>
          <Step
            node
            events={['file:preprocessor', 'before:spec']}
            note="before:spec doesn't wait for the build"
          />
          <Group title="For each test and each attempt" dashed>
            <Step events={['test:before:run']} note="then before and beforeEach hooks" />
            <Step
              events={['command:enqueued', 'command:start', 'command:retry', 'command:end']}
              note="with log:…, url:… and window:… events"
            />
            <Step events={['fail']} note="only if the attempt fails" />
            <Step node events={['after:screenshot']} note="only if an image is saved" />
            <Step events={['test:after:run']} note="after afterEach and after hooks" />
          </Group>
          <Step node events={['after:spec']} />
        </Group>
        <Step node events={['after:run']} />
      </div>
    </Diagram>
  )
}
