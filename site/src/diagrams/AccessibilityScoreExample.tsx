const snapshots = [
  { name: '/login', passed: 100, failed: 0, score: '100%' },
  { name: '/login', passed: 93, failed: 7, score: '93%' },
  { name: '/orders/*', passed: 83, failed: 17, score: '83%' },
]

const full = 300
const rowTop = 48
const rowStep = 58

/** Weights of passed and failed checks in three snapshots, and their averages. */
export default function AccessibilityScoreExample() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="a11y-score-title a11y-score-desc"
        viewBox="0 0 460 400"
        width="460"
      >
        <title id="a11y-score-title">From the weights in three snapshots to the run's score</title>
        <desc id="a11y-score-desc">
          Two snapshots of /login score 100 and 93 percent, and one snapshot of /orders/* scores 83
          percent. The /login view scores 96.5 percent, the /orders/* view 83 percent, and the run
          92 percent.
        </desc>
        <g fontSize="16" fill="var(--diagram-text)">
          <text x="2" y="22" fill="var(--diagram-muted)">
            Snapshots: weight passed and failed
          </text>
          {snapshots.map(({ name, passed, failed, score }, index) => {
            const y = rowTop + index * rowStep
            const good = (full * passed) / (passed + failed)
            return (
              <g key={index}>
                <text x="2" y={y + 2}>
                  {name}: {passed} passed, {failed} failed
                </text>
                <rect x="2" y={y + 10} width={good} height="22" fill="var(--diagram-ok)" />
                {failed > 0 && (
                  <rect
                    x={2 + good + 2}
                    y={y + 10}
                    width={full - good}
                    height="22"
                    fill="none"
                    stroke="var(--diagram-bad)"
                    strokeWidth="3"
                  />
                )}
                <text x="456" y={y + 27} textAnchor="end" fontWeight="600">
                  {score}
                </text>
              </g>
            )
          })}
          <path d="M2 224 H458" stroke="var(--diagram-stroke)" />
          <text x="2" y="252" fill="var(--diagram-muted)">
            Views: average of their snapshots
          </text>
          <text x="2" y="280">
            /login
          </text>
          <text x="456" y="280" textAnchor="end" fontWeight="600">
            96.5%
          </text>
          <text x="2" y="306">
            /orders/*
          </text>
          <text x="456" y="306" textAnchor="end" fontWeight="600">
            83%
          </text>
          <path d="M2 324 H458" stroke="var(--diagram-stroke)" />
          <text x="2" y="352" fill="var(--diagram-muted)">
            Run: average of all snapshots
          </text>
          <text x="2" y="382">
            (100 + 93 + 83) / 3
          </text>
          <text x="456" y="382" textAnchor="end" fontWeight="600">
            92%
          </text>
        </g>
      </svg>
      <figcaption>Filled: weight of passed checks. Outlined: weight of failed ones.</figcaption>
    </figure>
  )
}
