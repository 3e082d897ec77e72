import { ArrowHead } from './parts/ArrowHead.tsx'

const storage = ['cookies', 'localStorage', 'sessionStorage']

interface BoxProps {
  x: number
  y: number
  width: number
  lines: string[]
  color?: string
}

function Box({ x, y, width, lines, color = 'var(--diagram-stroke)' }: BoxProps) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={18 + lines.length * 24}
        rx="8"
        fill="var(--diagram-fill)"
        stroke={color}
        strokeWidth="2"
      />
      {lines.map((line, index) => (
        <text key={line} x={x + width / 2} y={y + 27 + index * 24} textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  )
}

function Arrow({ path, color = 'var(--diagram-stroke)' }: { path: string; color?: string }) {
  return (
    <path d={path} fill="none" stroke={color} strokeWidth="2" markerEnd="url(#session-arrow)" />
  )
}

/** A session's first call saves cookies and storage; later calls restore and validate them. */
export default function SessionScope() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="session-scope-title session-scope-desc"
        viewBox="0 0 460 570"
        width="460"
      >
        <title id="session-scope-title">What cy.session() saves and restores</title>
        <desc id="session-scope-desc">
          Cypress clears the page, cookies, and storage. On the first call, setup runs, validate
          runs, and Cypress saves cookies, localStorage, and sessionStorage. On later calls, it
          restores all three, and validate runs; if the session is no longer valid, setup runs
          again. Then Cypress clears the page, and the next command starts on a blank page.
        </desc>
        <defs>
          <ArrowHead id="session-arrow" />
        </defs>
        <Arrow path="M110 76 V126" />
        <Arrow path="M350 76 V126" />
        <Arrow path="M110 170 V266" />
        <Arrow path="M350 242 V266" />
        <Arrow path="M110 310 V360" />
        <Arrow path="M350 310 V498" />
        <Arrow path="M110 474 V498" />
        <Arrow path="M260 288 H230 V148 H203" color="var(--diagram-bad)" />
        <g fontSize="16" fill="var(--diagram-text)">
          <Box x={10} y={10} width={440} lines={['Clear the page,', 'cookies, and all storage']} />
          <text x="122" y="107" fill="var(--diagram-muted)">
            first call
          </text>
          <text x="362" y="107" fill="var(--diagram-muted)">
            later calls
          </text>
          <Box x={20} y={128} width={180} lines={['setup() runs']} color="var(--diagram-accent)" />
          <Box
            x={260}
            y={128}
            width={180}
            lines={['Restore', ...storage]}
            color="var(--diagram-ok)"
          />
          <Box x={20} y={268} width={180} lines={['validate() runs']} />
          <Box x={260} y={268} width={180} lines={['validate() runs']} />
          <text
            transform="translate(222 222) rotate(-90)"
            textAnchor="middle"
            fill="var(--diagram-muted)"
          >
            not valid
          </text>
          <text x="122" y="341" fill="var(--diagram-muted)">
            valid
          </text>
          <text x="362" y="341" fill="var(--diagram-muted)">
            valid
          </text>
          <Box x={20} y={362} width={180} lines={['Save', ...storage]} color="var(--diagram-ok)" />
          <Box
            x={10}
            y={500}
            width={440}
            lines={['Clear the page: the next command', 'starts with a blank page']}
          />
        </g>
      </svg>
      <figcaption>
        With test isolation on. Cypress restores cookies and storage, never the page.
      </figcaption>
    </figure>
  )
}
