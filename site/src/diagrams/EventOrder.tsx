interface StepProps {
  x: number
  y: number
  width: number
  /** Events in the Node.js process have an accent border; events in the browser have a plain one. */
  node?: boolean
  events: string[]
  note?: string
}

const line = 24

function Step({ x, y, width, node, events, note }: StepProps) {
  const height = 16 + line * (events.length + (note ? 1 : 0))
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="8"
        fill={node ? 'var(--diagram-fill)' : 'none'}
        stroke={node ? 'var(--diagram-accent)' : 'var(--diagram-stroke)'}
        strokeWidth="2"
      />
      {events.map((event, index) => (
        <text
          key={event}
          x={x + 14}
          y={y + 25 + line * index}
          fontWeight="600"
          fontFamily="var(--font-mono, monospace)"
          fill="var(--diagram-text)"
        >
          {event}
        </text>
      ))}
      {note && (
        <text x={x + 14} y={y + 25 + line * events.length} fill="var(--diagram-muted)">
          {note}
        </text>
      )}
    </g>
  )
}

interface LoopProps {
  x: number
  y: number
  width: number
  height: number
  label: string
}

function Loop({ x, y, width, height, label }: LoopProps) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="10"
        fill="none"
        stroke="var(--diagram-muted)"
        strokeWidth="1.5"
        strokeDasharray="6 5"
      />
      <text x={x + 14} y={y + 26} fontWeight="700" fill="var(--diagram-text)">
        {label}
      </text>
    </g>
  )
}

/** A run's events from first to last, with the loops over spec files and tests. */
export default function EventOrder() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="event-order-title event-order-desc"
        viewBox="0 0 460 1004"
        width="460"
      >
        <title id="event-order-title">Order of the events in a run</title>
        <desc id="event-order-desc">
          First before:run, then before:browser:launch and after:browser:launch. For each spec file:
          file:preprocessor and, without waiting for the built file, before:spec. For each attempt
          of each test: test:before:run, command and page events, fail if the test fails,
          after:screenshot if an image is saved, and test:after:run. After the file's last test:
          after:spec. At the end of the run: after:run.
        </desc>
        <g fontSize="16">
          <Step x={10} y={10} width={440} node events={['before:run']} />
          <Step
            x={10}
            y={64}
            width={440}
            node
            events={['before:browser:launch', 'after:browser:launch']}
            note="Electron: again for each spec file"
          />
          <Loop x={10} y={168} width={440} height={718} label="For each spec file" />
          <Step
            x={24}
            y={208}
            width={412}
            node
            events={['file:preprocessor', 'before:spec']}
            note="before:spec doesn't wait for the build"
          />
          <Loop x={24} y={312} width={412} height={496} label="For each test and each attempt" />
          <Step
            x={38}
            y={352}
            width={384}
            events={['test:before:run']}
            note="then before and beforeEach hooks"
          />
          <Step
            x={38}
            y={428}
            width={384}
            events={['command:enqueued', 'command:start', 'command:retry', 'command:end']}
            note="with log:…, url:… and window:… events"
          />
          <Step x={38} y={576} width={384} events={['fail']} note="only if the attempt fails" />
          <Step
            x={38}
            y={652}
            width={384}
            node
            events={['after:screenshot']}
            note="only if an image is saved"
          />
          <Step
            x={38}
            y={728}
            width={384}
            events={['test:after:run']}
            note="after afterEach and after hooks"
          />
          <Step x={24} y={822} width={412} node events={['after:spec']} />
          <Step x={10} y={900} width={440} node events={['after:run']} />
          <g fill="var(--diagram-muted)">
            <rect
              x="10"
              y="964"
              width="28"
              height="20"
              rx="4"
              fill="var(--diagram-fill)"
              stroke="var(--diagram-accent)"
              strokeWidth="2"
            />
            <text x="48" y="980">
              in Node
            </text>
            <rect
              x="150"
              y="964"
              width="28"
              height="20"
              rx="4"
              fill="none"
              stroke="var(--diagram-stroke)"
              strokeWidth="2"
            />
            <text x="188" y="980">
              in the browser
            </text>
          </g>
        </g>
      </svg>
      <figcaption>The events of a cypress run, from top to bottom.</figcaption>
    </figure>
  )
}
