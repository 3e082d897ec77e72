import { ArrowHead } from './parts/ArrowHead.tsx'

/** The checks, and the step between them that can't fail, which has no note. */
const checks = [
  { question: 'Attached?', note: 'is still on the page' },
  { question: 'Enabled?', note: 'is not disabled' },
  { question: 'Scroll into view' },
  { question: 'Visible?', note: 'has a size, is not hidden' },
  { question: 'Editable?', note: 'not readonly (type, clear)' },
  { question: 'Still?', note: 'has stopped moving' },
  { question: 'Free?', note: 'nothing covers the point' },
]

const step = 76

/** The checks before an action, in order, and the loop back when a check fails. */
export default function Actionability() {
  const end = 92 + checks.length * step
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="actionability-title actionability-desc"
        viewBox={`0 0 460 ${end + 66}`}
        width="460"
      >
        <title id="actionability-title">The checks before an action</title>
        <desc id="actionability-desc">
          Cypress queries the element. It must be attached and enabled. Cypress then scrolls it into
          view. It must also be visible, editable, not moving, and uncovered, in this order. If a
          check fails, Cypress queries the element again and starts over, until the timeout. Once
          all checks pass, it fires the events.
        </desc>
        <defs>
          <ArrowHead id="actionability-arrow" />
        </defs>
        <g fontSize="16" fill="var(--diagram-text)">
          <rect
            x="10"
            y="10"
            width="300"
            height="48"
            rx="8"
            fill="var(--diagram-fill)"
            stroke="var(--diagram-accent)"
            strokeWidth="2"
          />
          <text x="160" y="40" textAnchor="middle" fontWeight="700">
            Query the element
          </text>
          {checks.map(({ question, note }, index) => {
            const y = 84 + index * step
            return (
              <g key={question}>
                <path
                  d={`M160 ${index === 0 ? 58 : y - 20} V${y - 3}`}
                  stroke="var(--diagram-stroke)"
                  strokeWidth="2"
                  markerEnd="url(#actionability-arrow)"
                />
                <rect
                  x="10"
                  y={y}
                  width="300"
                  height="56"
                  rx="8"
                  fill={note ? 'none' : 'var(--diagram-fill)'}
                  stroke="var(--diagram-stroke)"
                  strokeWidth="2"
                />
                <text x="26" y={y + 34} fontWeight="700">
                  {question}
                </text>
                {note && (
                  <>
                    <text x="300" y={y + 34} textAnchor="end" fill="var(--diagram-muted)">
                      {note}
                    </text>
                    <path
                      d={`M310 ${y + 28} H372`}
                      stroke="var(--diagram-bad)"
                      strokeWidth="2"
                      fill="none"
                    />
                    <text x="320" y={y + 21} fill="var(--diagram-bad)">
                      no
                    </text>
                  </>
                )}
              </g>
            )
          })}
          <path
            d={`M372 ${84 + 28 + (checks.length - 1) * step} V34 H314`}
            fill="none"
            stroke="var(--diagram-bad)"
            strokeWidth="2"
            markerEnd="url(#actionability-arrow)"
          />
          <text transform={`translate(398 ${end / 2}) rotate(-90)`} textAnchor="middle">
            start over
          </text>
          <text
            transform={`translate(428 ${end / 2}) rotate(-90)`}
            textAnchor="middle"
            fill="var(--diagram-muted)"
          >
            fails after defaultCommandTimeout
          </text>
          <path
            d={`M160 ${end - 28} V${end + 1}`}
            stroke="var(--diagram-stroke)"
            strokeWidth="2"
            markerEnd="url(#actionability-arrow)"
          />
          <rect
            x="10"
            y={end + 4}
            width="300"
            height="48"
            rx="8"
            fill="var(--diagram-fill)"
            stroke="var(--diagram-ok)"
            strokeWidth="2"
          />
          <text x="160" y={end + 34} textAnchor="middle" fontWeight="700">
            Fire the events
          </text>
        </g>
      </svg>
      <figcaption>
        With <code>force</code>, Cypress skips the checks and doesn't scroll.
      </figcaption>
    </figure>
  )
}
