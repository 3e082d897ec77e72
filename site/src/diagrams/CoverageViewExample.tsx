interface Control {
  x: number
  y: number
  width: number
  label: string
  tested: boolean
}

const controls: Control[] = [
  { x: 20, y: 62, width: 220, label: 'Search your loans', tested: true },
  { x: 256, y: 62, width: 164, label: 'Sort by', tested: false },
  { x: 286, y: 118, width: 134, label: 'Renew', tested: true },
  { x: 286, y: 164, width: 134, label: 'Renew', tested: true },
  { x: 20, y: 224, width: 150, label: 'Export list', tested: true },
  { x: 186, y: 224, width: 160, label: 'Fines (link)', tested: false },
]

function Outline({ x, y, width, label, tested }: Control) {
  const color = tested ? 'var(--diagram-ok)' : 'var(--diagram-bad)'
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height="38"
        rx="6"
        fill="none"
        stroke={color}
        strokeWidth="2.5"
        strokeDasharray={tested ? undefined : '7 5'}
      />
      <text x={x + 12} y={y + 25} fontWeight="700" fill={color}>
        {tested ? '✓' : '✕'}
      </text>
      <text x={x + 34} y={y + 25}>
        {label}
      </text>
    </g>
  )
}

/** A page in UI Coverage: each control is tested or untested, and the score follows from that. */
export default function CoverageViewExample() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="coverage-view-title coverage-view-desc"
        viewBox="0 0 440 372"
        width="440"
      >
        <title id="coverage-view-title">The /loans view and its score</title>
        <desc id="coverage-view-desc">
          The search field, the group of two Renew buttons, and the Export list button are tested.
          The Sort by list and the link to Fines are untested, and the linked page was never
          visited. Three of five elements and zero of one link make 50 percent.
        </desc>
        <g fontSize="16" fill="var(--diagram-text)">
          <rect
            x="1"
            y="1"
            width="438"
            height="282"
            rx="8"
            fill="var(--diagram-fill)"
            stroke="var(--diagram-stroke)"
          />
          <path d="M1 40 H439" stroke="var(--diagram-stroke)" />
          <text x="20" y="26" fontFamily="monospace" fill="var(--diagram-muted)">
            /loans
          </text>
          <text x="20" y="143">
            Moby-Dick
          </text>
          <text x="20" y="189">
            Jane Eyre
          </text>
          {controls.map((control) => (
            <Outline key={`${control.x}-${control.y}`} {...control} />
          ))}
          <text x="2" y="314">
            Elements: 3 of 5 tested (Renew counts once)
          </text>
          <text x="2" y="340">
            Links: 0 of 1 tested (/fines never visited)
          </text>
          <text x="2" y="366" fontWeight="700">
            Score: 3 of 6, 50 %
          </text>
        </g>
      </svg>
      <figcaption>Solid with ✓: tested. Dashed with ✕: untested.</figcaption>
    </figure>
  )
}
