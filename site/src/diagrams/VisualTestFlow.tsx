import { ArrowHead } from './parts/ArrowHead.tsx'

const BOX = { fill: 'var(--diagram-fill)', stroke: 'var(--diagram-stroke)', strokeWidth: 1.5 }
const LINE = { fill: 'none', stroke: 'var(--diagram-stroke)', strokeWidth: 1.5 }
const LABEL = { fill: 'var(--diagram-text)', fontSize: 18, textAnchor: 'middle' as const }
const NOTE = { fill: 'var(--diagram-muted)', fontSize: 16, textAnchor: 'middle' as const }

/** From two images to a decision: same, bug, or intended change. */
export default function VisualTestFlow() {
  return (
    <figure className="diagram">
      <svg role="img" aria-labelledby="visual-test-title visual-test-desc" viewBox="8 4 464 388">
        <title id="visual-test-title">How a visual test decides</title>
        <desc id="visual-test-desc">
          The new image and the approved baseline are compared. If they are the same, the test
          passes. If they differ, someone reviews the difference: a bug is fixed in the code, and an
          intended change is approved, so that its image becomes the new baseline.
        </desc>
        <defs>
          <ArrowHead id="visual-test-arrow" />
        </defs>

        <rect x="12" y="12" width="206" height="56" rx="8" {...BOX} />
        <text x="115" y="36" {...LABEL}>
          Baseline
        </text>
        <text x="115" y="56" {...NOTE}>
          approved earlier
        </text>
        <rect x="262" y="12" width="206" height="56" rx="8" {...BOX} />
        <text x="365" y="36" {...LABEL}>
          New image
        </text>
        <text x="365" y="56" {...NOTE}>
          captured by the test
        </text>

        <path d="M115 68V92H240M365 68V92H240M240 92V112" {...LINE} />
        <path d="M240 104V114" {...LINE} markerEnd="url(#visual-test-arrow)" />
        <rect x="155" y="116" width="170" height="44" rx="22" {...BOX} />
        <text x="240" y="144" {...LABEL}>
          Compare
        </text>

        <path d="M325 138H394V180" {...LINE} markerEnd="url(#visual-test-arrow)" />
        <text x="360" y="127" {...NOTE}>
          same
        </text>
        <rect
          x="328"
          y="184"
          width="132"
          height="44"
          rx="8"
          fill="var(--diagram-fill)"
          stroke="var(--diagram-ok)"
          strokeWidth="2"
        />
        <text x="394" y="212" {...LABEL}>
          Test passes
        </text>

        <path d="M240 160V212" {...LINE} markerEnd="url(#visual-test-arrow)" />
        <text x="202" y="192" {...NOTE}>
          differs
        </text>
        <rect x="148" y="216" width="164" height="44" rx="22" {...BOX} />
        <text x="230" y="244" {...LABEL}>
          Someone reviews
        </text>

        <path d="M190 260V290H115V316" {...LINE} markerEnd="url(#visual-test-arrow)" />
        <text x="140" y="280" {...NOTE}>
          bug
        </text>
        <rect
          x="12"
          y="320"
          width="206"
          height="56"
          rx="8"
          fill="var(--diagram-fill)"
          stroke="var(--diagram-bad)"
          strokeWidth="2"
        />
        <text x="115" y="344" {...LABEL}>
          Fix the code
        </text>
        <text x="115" y="364" {...NOTE}>
          baseline stays
        </text>

        <path d="M270 260V290H365V316" {...LINE} markerEnd="url(#visual-test-arrow)" />
        <text x="330" y="280" {...NOTE}>
          intended change
        </text>
        <rect
          x="262"
          y="320"
          width="206"
          height="56"
          rx="8"
          fill="var(--diagram-fill)"
          stroke="var(--diagram-accent)"
          strokeWidth="2"
        />
        <text x="365" y="344" {...LABEL}>
          Approve
        </text>
        <text x="365" y="364" {...NOTE}>
          new image is the baseline
        </text>
      </svg>
      <figcaption>Only people can tell a bug from an intended change.</figcaption>
    </figure>
  )
}
