import { ArrowHead } from './parts/ArrowHead.tsx'

const commands = [
  { code: "cy.visit('/rooms')", time: 'until the page has loaded' },
  { code: "cy.get('button')", time: 'until one is found' },
  { code: '.click()', time: 'until it can be clicked' },
  { code: "cy.contains('Booked')", time: 'until the text appears' },
]

/** The test function only fills the queue. The commands run one at a time after it has ended. */
export default function CommandQueue() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="command-queue-title command-queue-desc"
        viewBox="0 0 460 640"
        width="460"
      >
        <title id="command-queue-title">How a test's commands are queued and run</title>
        <desc id="command-queue-desc">
          First, the test function runs from top to bottom within milliseconds. Each command only
          adds an entry to the queue, and the function ends. Then the queue runs: visit until the
          page has loaded, get until it finds an element, click until the element can be clicked,
          contains until the text appears. Each command starts when the previous one is done.
        </desc>
        <defs>
          <ArrowHead id="command-queue-arrow" />
        </defs>
        <g fontSize="16" fill="var(--diagram-text)">
          <rect
            x="10"
            y="10"
            width="440"
            height="186"
            rx="10"
            fill="none"
            stroke="var(--diagram-stroke)"
            strokeWidth="2"
            strokeDasharray="6 5"
          />
          <text x="26" y="38" fontWeight="700">
            1. The test function runs
          </text>
          <text x="434" y="38" textAnchor="end" fill="var(--diagram-muted)">
            milliseconds
          </text>
          {commands.map(({ code }, index) => (
            <g key={code}>
              <text x="34" y={72 + index * 27} fontFamily="monospace">
                {code}
              </text>
              <text x="434" y={72 + index * 27} textAnchor="end" fill="var(--diagram-muted)">
                into the queue
              </text>
            </g>
          ))}
          <text x="34" y="182" fill="var(--diagram-muted)">
            The function ends. The page is still blank.
          </text>
          <path
            d="M230 196 V226"
            stroke="var(--diagram-stroke)"
            strokeWidth="2"
            markerEnd="url(#command-queue-arrow)"
          />
          <rect
            x="10"
            y="230"
            width="440"
            height="400"
            rx="10"
            fill="none"
            stroke="var(--diagram-accent)"
            strokeWidth="2"
          />
          <text x="26" y="258" fontWeight="700">
            2. The queue runs
          </text>
          <text x="434" y="258" textAnchor="end" fill="var(--diagram-muted)">
            seconds
          </text>
          {commands.map(({ code, time }, index) => (
            <g key={code}>
              {index > 0 && (
                <path
                  d={`M230 ${254 + index * 88} V${272 + index * 88}`}
                  stroke="var(--diagram-stroke)"
                  strokeWidth="2"
                  markerEnd="url(#command-queue-arrow)"
                />
              )}
              <rect
                x="34"
                y={276 + index * 88}
                width="392"
                height="64"
                rx="8"
                fill="var(--diagram-fill)"
                stroke="var(--diagram-stroke)"
                strokeWidth="1.5"
              />
              <text x="230" y={302 + index * 88} textAnchor="middle" fontFamily="monospace">
                {code}
              </text>
              <text x="230" y={327 + index * 88} textAnchor="middle" fill="var(--diagram-muted)">
                {time}
              </text>
            </g>
          ))}
        </g>
      </svg>
      <figcaption>The test function is a plan. Cypress carries it out afterward.</figcaption>
    </figure>
  )
}
