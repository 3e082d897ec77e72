import { ArrowHead } from './parts/ArrowHead.tsx'

interface StateProps {
  x: number
  y: number
  title: string
  lines: string[]
  color: string
  plain?: boolean
}

function State({ x, y, title, lines, color, plain }: StateProps) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width="212"
        height={40 + lines.length * 24}
        rx="8"
        fill={plain ? 'none' : 'var(--diagram-fill)'}
        stroke={color}
        strokeWidth="2"
        strokeDasharray={plain ? '6 5' : undefined}
      />
      <text x={x + 106} y={y + 27} textAnchor="middle" fontWeight="700">
        {title}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={x + 106} y={y + 53 + index * 24} textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  )
}

const left = 10
const right = 238

/** Two tests one after the other: with isolation the second starts clean, without it goes on. */
export default function TestIsolation() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="test-isolation-title test-isolation-desc"
        viewBox="0 0 460 442"
        width="460"
      >
        <title id="test-isolation-title">Two tests with test isolation on and off</title>
        <desc id="test-isolation-desc">
          In both cases the first test ends on the page of a cart, with a cookie and an entry in
          localStorage. With isolation on, the page becomes blank and cookies, localStorage and
          sessionStorage of all domains are cleared; the second test has to visit first. With
          isolation off, nothing is cleared, and the second test starts on the page of the cart.
        </desc>
        <defs>
          <ArrowHead id="test-isolation-arrow" />
        </defs>
        <g
          fill="none"
          stroke="var(--diagram-stroke)"
          strokeWidth="2"
          markerEnd="url(#test-isolation-arrow)"
        >
          <path d="M116 150 V174" />
          <path d="M116 290 V314" />
          <path d="M344 150 V314" />
        </g>
        <g fontSize="16" fill="var(--diagram-text)">
          <text x="116" y="26" textAnchor="middle" fill="var(--diagram-muted)">
            isolation on
          </text>
          <text x="344" y="26" textAnchor="middle" fill="var(--diagram-muted)">
            isolation off
          </text>
          <State
            x={left}
            y={38}
            title="Test 1 ends"
            lines={['page /cart', 'cookie session', 'localStorage cart']}
            color="var(--diagram-stroke)"
          />
          <State
            x={right}
            y={38}
            title="Test 1 ends"
            lines={['page /cart', 'cookie session', 'localStorage cart']}
            color="var(--diagram-stroke)"
          />
          <State
            x={left}
            y={178}
            title="Cypress clears"
            lines={['page, cookies,', 'both storages,', 'all domains']}
            color="var(--diagram-accent)"
            plain
          />
          <text x="356" y="238" fill="var(--diagram-muted)">
            nothing
          </text>
          <text x="356" y="260" fill="var(--diagram-muted)">
            happens
          </text>
          <State
            x={left}
            y={318}
            title="Test 2 starts"
            lines={['page blank', 'no cookies', 'empty storage']}
            color="var(--diagram-ok)"
          />
          <State
            x={right}
            y={318}
            title="Test 2 starts"
            lines={['page /cart', 'cookie session', 'localStorage cart']}
            color="var(--diagram-bad)"
          />
        </g>
      </svg>
      <figcaption>
        On: each test has to visit, and can run alone. Off: test 2 needs test 1.
      </figcaption>
    </figure>
  )
}
