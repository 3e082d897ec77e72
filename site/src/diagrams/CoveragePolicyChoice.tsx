interface BoxProps {
  x: number
  y: number
  width: number
  lines: string[]
  stroke?: string
}

function Box({ x, y, width, lines, stroke = 'var(--diagram-stroke)' }: BoxProps) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={16 + lines.length * 22}
        rx="8"
        fill="var(--diagram-fill)"
        stroke={stroke}
        strokeWidth={stroke === 'var(--diagram-stroke)' ? 1 : 2.5}
      />
      {lines.map((line, index) => (
        <text key={line} x={x + width / 2} y={y + 24 + index * 22} textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  )
}

function Arrow({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="var(--diagram-stroke)" strokeWidth="2" />
}

/** Threshold and baseline judge the same report: one by its score, one by its counts. */
export default function CoveragePolicyChoice() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="coverage-policy-title coverage-policy-desc"
        viewBox="0 0 420 332"
        width="420"
      >
        <title id="coverage-policy-title">One pull request, judged by two policies</title>
        <desc id="coverage-policy-desc">
          A pull request adds one untested button to an application with 160 tested and 40 untested
          elements. With a threshold of 75 percent, the score of about 80 percent is enough, and the
          merge is allowed. With a baseline, 41 untested elements are more than 40, and the merge is
          blocked.
        </desc>
        <g fontSize="16" fill="var(--diagram-text)">
          <Box
            x={60}
            y={2}
            width={300}
            lines={['The pull request adds', 'one button without a test']}
          />
          <Arrow d="M110 64 V90 m-6 -8 l6 8 l6 -8" />
          <Arrow d="M310 64 V90 m-6 -8 l6 8 l6 -8" />
          <Box x={6} y={96} width={200} lines={['Threshold', 'score at least 75%']} />
          <Box x={214} y={96} width={200} lines={['Baseline', 'at most 40 untested']} />
          <Arrow d="M110 158 V184 m-6 -8 l6 8 l6 -8" />
          <Arrow d="M310 158 V184 m-6 -8 l6 8 l6 -8" />
          <Box x={6} y={190} width={200} lines={['160 of 201', 'about 80%']} />
          <Box x={214} y={190} width={200} lines={['41 untested', 'one more than before']} />
          <Arrow d="M110 252 V278 m-6 -8 l6 8 l6 -8" />
          <Arrow d="M310 252 V278 m-6 -8 l6 8 l6 -8" />
          <Box x={6} y={284} width={200} lines={['✓ may merge']} stroke="var(--diagram-ok)" />
          <Box x={214} y={284} width={200} lines={['✕ blocked']} stroke="var(--diagram-bad)" />
        </g>
      </svg>
      <figcaption>
        A threshold judges how much is tested. A baseline judges what got worse.
      </figcaption>
    </figure>
  )
}
