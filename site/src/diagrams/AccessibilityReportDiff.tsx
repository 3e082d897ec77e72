interface Row {
  element: string
  base: 'failed' | 'passed' | 'absent'
  changed: 'failed' | 'passed' | 'absent'
  outcome: string
}

const rows: Row[] = [
  { element: 'Close button', base: 'failed', changed: 'passed', outcome: 'Resolved' },
  { element: 'Old banner', base: 'failed', changed: 'absent', outcome: 'Resolved' },
  { element: 'Menu button', base: 'failed', changed: 'failed', outcome: 'Existing' },
  { element: 'Search field', base: 'passed', changed: 'failed', outcome: 'New' },
  { element: 'Share button', base: 'absent', changed: 'failed', outcome: 'New' },
  { element: 'Logo', base: 'passed', changed: 'passed', outcome: '–' },
]

const top = 82
const step = 46

const marks = { failed: '✕', passed: '✓', absent: '–' }
const colors = {
  failed: 'var(--diagram-bad)',
  passed: 'var(--diagram-ok)',
  absent: 'var(--diagram-muted)',
}

function Cell({ x, y, state }: { x: number; y: number; state: Row['base'] }) {
  return (
    <g>
      <rect
        x={x - 24}
        y={y - 21}
        width="48"
        height="30"
        rx="5"
        fill="var(--diagram-fill)"
        stroke={colors[state]}
        strokeWidth={state === 'failed' ? 2.5 : 1}
      />
      <text x={x} y={y + 1} textAnchor="middle" fill={colors[state]} fontWeight="600">
        {marks[state]}
      </text>
    </g>
  )
}

/** How a comparison sorts the elements of two runs into resolved, existing, and new. */
export default function AccessibilityReportDiff() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="a11y-diff-title a11y-diff-desc"
        viewBox="0 0 460 366"
        width="460"
      >
        <title id="a11y-diff-title">How a comparison sorts elements from two runs</title>
        <desc id="a11y-diff-desc">
          The close button failed in the base run and passes now, and the old banner failed and is
          gone: both are resolved. The menu button fails in both runs: existing. The search field
          passed before and fails now, and the share button is new and fails: both are new failed
          elements. The logo passes in both runs, so it isn't in any section.
        </desc>
        <g fontSize="16" fill="var(--diagram-text)">
          <g fill="var(--diagram-muted)">
            <text x="2" y="40">
              Element
            </text>
            <text x="196" y="24" textAnchor="middle">
              Base
            </text>
            <text x="196" y="44" textAnchor="middle">
              run
            </text>
            <text x="284" y="24" textAnchor="middle">
              Changed
            </text>
            <text x="284" y="44" textAnchor="middle">
              run
            </text>
            <text x="352" y="40">
              Section
            </text>
          </g>
          <path d="M2 54 H458" stroke="var(--diagram-stroke)" />
          {rows.map(({ element, base, changed, outcome }, index) => {
            const y = top + index * step
            return (
              <g key={element}>
                <text x="2" y={y}>
                  {element}
                </text>
                <Cell x={196} y={y} state={base} />
                <path
                  d={`M226 ${y - 6} H250 m-6 -5 l7 5 l-7 5`}
                  fill="none"
                  stroke="var(--diagram-stroke)"
                />
                <Cell x={284} y={y} state={changed} />
                <text x="352" y={y} fontWeight={outcome === 'New' ? 700 : 400}>
                  {outcome}
                </text>
              </g>
            )
          })}
          <text x="2" y="354" fill="var(--diagram-muted)">
            ✕ fails, ✓ passes, – isn't in the run
          </text>
        </g>
      </svg>
      <figcaption>One rule in one view, compared element by element.</figcaption>
    </figure>
  )
}
