interface StepProps {
  y: number
  place: string
  lines: string[]
}

const width = 300

function Step({ y, place, lines }: StepProps) {
  return (
    <g>
      <rect
        x="30"
        y={y}
        width={width}
        height={34 + lines.length * 22}
        rx="8"
        fill="var(--diagram-fill)"
        stroke="var(--diagram-stroke)"
      />
      <text x="180" y={y + 24} textAnchor="middle" fill="var(--diagram-muted)">
        {place}
      </text>
      {lines.map((line, index) => (
        <text key={line} x="180" y={y + 46 + index * 22} textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  )
}

function Arrow({ x, from, to }: { x: number; from: number; to: number }) {
  return (
    <path
      d={`M${x} ${from} V${to} m-6 -8 l6 8 l6 -8`}
      fill="none"
      stroke="var(--diagram-stroke)"
      strokeWidth="2"
    />
  )
}

/** How a recorded run leads to a merge that's allowed or blocked. */
export default function AccessibilityGate() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="a11y-gate-title a11y-gate-desc"
        viewBox="0 0 360 416"
        width="360"
      >
        <title id="a11y-gate-title">How a report blocks a pull request</title>
        <desc id="a11y-gate-desc">
          In CI, cypress run --record runs the tests. Cypress Cloud generates the report. A later CI
          step waits for it with getAccessibilityResults and applies your policy. Exit code 0 allows
          the merge; exit code 1 blocks it.
        </desc>
        <g fontSize="16" fill="var(--diagram-text)">
          <Step y={2} place="CI" lines={['cypress run --record']} />
          <Arrow x={180} from={60} to={88} />
          <Step y={92} place="Cypress Cloud" lines={['generates the report']} />
          <Arrow x={180} from={150} to={178} />
          <Step
            y={182}
            place="CI, a later step"
            lines={['getAccessibilityResults()', 'and your policy']}
          />
          <Arrow x={92} from={262} to={306} />
          <Arrow x={268} from={262} to={306} />
          <g textAnchor="middle">
            <text x="92" y="330">
              exit code 0
            </text>
            <text x="268" y="330">
              exit code 1
            </text>
            <rect
              x="22"
              y="344"
              width="140"
              height="40"
              rx="8"
              fill="none"
              stroke="var(--diagram-ok)"
              strokeWidth="2.5"
            />
            <text x="92" y="370">
              ✓ may merge
            </text>
            <rect
              x="198"
              y="344"
              width="140"
              height="40"
              rx="8"
              fill="none"
              stroke="var(--diagram-bad)"
              strokeWidth="2.5"
            />
            <text x="268" y="370">
              ✕ blocked
            </text>
          </g>
        </g>
      </svg>
      <figcaption>
        Tests pass or fail regardless of the policy, which has a separate step and result.
      </figcaption>
    </figure>
  )
}
