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

/** Two tests in sequence: with isolation, the second starts clean; without it, the second continues. */
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
          In both cases, the first test ends on a cart page with a cookie and a localStorage entry.
          With isolation on, Cypress shows a blank page and clears cookies, localStorage, and
          sessionStorage in all domains, so the second test must visit a page first. With isolation
          off, nothing is cleared, and the second test starts on the cart page.
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
        On: each test visits a page and can run alone. Off: test 2 depends on test 1.
      </figcaption>
    </figure>
  )
}
