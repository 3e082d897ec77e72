interface CalloutProps {
  x: number
  y: number
  number: number
}

function Callout({ x, y, number }: CalloutProps) {
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r="14"
        fill="var(--diagram-fill)"
        stroke="var(--diagram-accent)"
        strokeWidth="2"
      />
      <text x={x} y={y + 6} fontSize="17" textAnchor="middle">
        {number}
      </text>
    </g>
  )
}

/** The parts of the violation detail view: the list of rules on the left, the snapshot on the right. */
export default function AccessibilityDetailView() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="a11y-detail-title a11y-detail-desc"
        viewBox="0 0 560 444"
        width="560"
      >
        <title id="a11y-detail-title">Parts of the violation detail view</title>
        <desc id="a11y-detail-desc">
          On the left: a filter button (1), the rules grouped by severity (2), a pinned element (3),
          and its solutions (4). On the right: the snapshot with the outlined element (5), the
          snapshot counter and the Test Replay button above it (6), and the URL and viewport size
          below it (7).
        </desc>
        <g fontSize="17" fill="var(--diagram-text)">
          <rect
            x="1"
            y="1"
            width="272"
            height="442"
            rx="8"
            fill="none"
            stroke="var(--diagram-stroke)"
          />
          <rect
            x="287"
            y="1"
            width="272"
            height="442"
            rx="8"
            fill="none"
            stroke="var(--diagram-stroke)"
          />

          <text x="14" y="36">
            All Views
          </text>
          <rect
            x="134"
            y="14"
            width="90"
            height="32"
            rx="6"
            fill="none"
            stroke="var(--diagram-stroke)"
          />
          <text x="179" y="36" textAnchor="middle">
            Filter
          </text>
          <Callout x={250} y={30} number={1} />

          <text x="14" y="84" fill="var(--diagram-muted)">
            Critical rules
          </text>
          <Callout x={250} y={78} number={2} />
          <text x="14" y="114">
            Buttons must have
          </text>
          <text x="14" y="136">
            discernible text
          </text>
          <text x="262" y="136" textAnchor="end" fill="var(--diagram-muted)">
            2
          </text>

          <rect
            x="14"
            y="150"
            width="248"
            height="40"
            rx="6"
            fill="var(--diagram-fill)"
            stroke="var(--diagram-accent)"
            strokeWidth="2"
          />
          <text x="26" y="176" fontFamily="monospace" fontSize="16">
            [data-cy=&quot;menu&quot;]
          </text>
          <Callout x={240} y={170} number={3} />
          <text x="26" y="222" fill="var(--diagram-bad)">
            ✕ Failed result
          </text>
          <text x="26" y="256" fill="var(--diagram-muted)">
            Solutions
          </text>
          <Callout x={240} y={250} number={4} />
          <text x="26" y="282">
            One of these must
          </text>
          <text x="26" y="304">
            be fixed:
          </text>
          <text x="26" y="328">
            • inner text
          </text>
          <text x="26" y="352">
            • aria-label
          </text>
          <path d="M14 368 H262" stroke="var(--diagram-stroke)" />
          <text x="14" y="396" fontFamily="monospace" fontSize="16" fill="var(--diagram-muted)">
            [data-cy=&quot;close&quot;]
          </text>
          <text x="14" y="426" fill="var(--diagram-muted)">
            Serious rules …
          </text>

          <text x="300" y="36">
            3 of 12
          </text>
          <rect
            x="396"
            y="14"
            width="112"
            height="32"
            rx="6"
            fill="none"
            stroke="var(--diagram-stroke)"
          />
          <text x="452" y="36" textAnchor="middle">
            Test Replay
          </text>
          <Callout x={534} y={30} number={6} />

          <rect
            x="300"
            y="60"
            width="246"
            height="334"
            rx="4"
            fill="var(--diagram-fill)"
            stroke="var(--diagram-stroke)"
          />
          <rect
            x="312"
            y="74"
            width="222"
            height="42"
            rx="4"
            fill="none"
            stroke="var(--diagram-stroke)"
          />
          <text x="322" y="101">
            Orders
          </text>
          <rect
            x="490"
            y="80"
            width="36"
            height="30"
            rx="4"
            fill="none"
            stroke="var(--diagram-bad)"
            strokeWidth="3"
          />
          <path
            d="M498 89 h20 M498 95 h20 M498 101 h20"
            stroke="var(--diagram-text)"
            strokeWidth="2"
          />
          <Callout x={458} y={95} number={5} />
          <g stroke="var(--diagram-stroke)">
            <path d="M314 150 H532 M314 186 H532 M314 222 H532 M314 258 H532 M314 294 H532 M314 330 H532" />
          </g>
          <text x="314" y="143" fill="var(--diagram-muted)">
            Order 1001
          </text>
          <text x="314" y="179" fill="var(--diagram-muted)">
            Order 1002
          </text>
          <text x="314" y="215" fill="var(--diagram-muted)">
            Order 1003
          </text>
          <text x="300" y="426" fill="var(--diagram-muted)">
            /orders 1000×660
          </text>
          <Callout x={534} y={420} number={7} />
        </g>
      </svg>
      <figcaption>
        A pinned element and its snapshot. The list below explains the numbers.
      </figcaption>
    </figure>
  )
}
