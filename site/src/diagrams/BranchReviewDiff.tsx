interface Row {
  test: string
  base: 'passed' | 'failed' | 'none'
  branch: 'passed' | 'failed' | 'flaky'
  result: string
  urgent: boolean
}

const rows: Row[] = [
  { test: 'adds shipping', base: 'passed', branch: 'failed', result: 'new failure', urgent: true },
  {
    test: 'crops the image',
    base: 'failed',
    branch: 'failed',
    result: 'existing failure',
    urgent: false,
  },
  {
    test: 'rejects an old one',
    base: 'passed',
    branch: 'flaky',
    result: 'new flake',
    urgent: true,
  },
  { test: 'applies a card', base: 'none', branch: 'passed', result: 'added', urgent: false },
]

const top = 52
const rowHeight = 76

const marks = { passed: '✓', failed: '✕', flaky: '✕✓', none: '–' } as const
const colors = {
  passed: 'var(--diagram-ok)',
  failed: 'var(--diagram-bad)',
  flaky: 'var(--diagram-accent)',
  none: 'var(--diagram-muted)',
} as const

function Mark({ x, y, value }: { x: number; y: number; value: Row['base' | 'branch'] }) {
  return (
    <text x={x} y={y} textAnchor="middle" fontSize="20" fontWeight="700" fill={colors[value]}>
      {marks[value]}
    </text>
  )
}

/** How the results of two runs become labels in Branch Review. */
export default function BranchReviewDiff() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="branch-review-diff-title branch-review-diff-desc"
        viewBox="0 0 400 362"
        width="400"
      >
        <title id="branch-review-diff-title">From two runs to one list</title>
        <desc id="branch-review-diff-desc">
          A test that passed in the base run and failed in the branch's run is a new failure. A test
          that failed in both is an existing failure. A test that passed and is now flaky is a new
          flake. A test that isn't in the base run is added.
        </desc>
        <g fontSize="16" fill="var(--diagram-text)">
          <g fill="var(--diagram-muted)">
            <text x="16" y="30">
              Test
            </text>
            <text x="250" y="30" textAnchor="middle">
              Base
            </text>
            <text x="346" y="30" textAnchor="middle">
              Branch
            </text>
          </g>
          {rows.map(({ test, base, branch, result, urgent }, index) => {
            const y = top + index * rowHeight
            return (
              <g key={test}>
                <rect
                  x="4"
                  y={y}
                  width="392"
                  height={rowHeight - 10}
                  rx="8"
                  fill="var(--diagram-fill)"
                  stroke={urgent ? 'var(--diagram-bad)' : 'var(--diagram-stroke)'}
                  strokeWidth={urgent ? 2.5 : 1.5}
                />
                <text x="16" y={y + 27}>
                  {test}
                </text>
                <Mark x={250} y={y + 30} value={base} />
                <Mark x={346} y={y + 30} value={branch} />
                <text x="16" y={y + 52} fontWeight={urgent ? 700 : 400}>
                  → {result}
                </text>
              </g>
            )
          })}
        </g>
      </svg>
      <figcaption>
        ✓ passed, ✕ failed, ✕✓ failed, then passed, – not in the run. Results in bold need a
        decision before the merge.
      </figcaption>
    </figure>
  )
}
