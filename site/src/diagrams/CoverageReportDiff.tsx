interface Item {
  name: string
  base: 'tested' | 'untested' | 'absent'
  changed: 'tested' | 'untested' | 'absent'
  section: string
}

const items: Item[] = [
  { name: 'Add insurance', base: 'absent', changed: 'untested', section: 'New, added' },
  { name: 'Sort', base: 'tested', changed: 'untested', section: 'New' },
  { name: 'Apply voucher', base: 'untested', changed: 'tested', section: 'Resolved' },
  { name: 'Old banner', base: 'untested', changed: 'absent', section: 'Resolved' },
  { name: 'Print', base: 'untested', changed: 'untested', section: 'Existing' },
  { name: 'Gift wrap', base: 'absent', changed: 'tested', section: 'In none' },
]

const colors = {
  tested: 'var(--diagram-ok)',
  untested: 'var(--diagram-bad)',
  absent: 'var(--diagram-muted)',
}

function Mark({ x, y, state }: { x: number; y: number; state: Item['base'] }) {
  if (state === 'absent') {
    return (
      <text x={x} y={y + 5} textAnchor="middle" fill={colors.absent}>
        –
      </text>
    )
  }
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r="14"
        fill="none"
        stroke={colors[state]}
        strokeWidth="2.5"
        strokeDasharray={state === 'untested' ? '5 4' : undefined}
      />
      <text x={x} y={y + 6} textAnchor="middle" fontWeight="700" fill={colors[state]}>
        {state === 'tested' ? '✓' : '✕'}
      </text>
    </g>
  )
}

/** How a comparison sorts the elements of two runs into sections. */
export default function CoverageReportDiff() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="coverage-diff-title coverage-diff-desc"
        viewBox="0 0 420 392"
        width="420"
      >
        <title id="coverage-diff-title">Six elements in two runs, and their sections</title>
        <desc id="coverage-diff-desc">
          Add insurance isn't in the base run and is untested in the changed run: new, marked as
          added. Sort was tested and no longer is: new. Apply voucher was untested and is tested
          now, and the old banner was untested and is gone: both resolved. Print is untested in both
          runs: existing. Gift wrap was added together with a test, so it isn't in any section.
        </desc>
        <g fontSize="16" fill="var(--diagram-text)">
          <rect
            x="2"
            y="2"
            width="416"
            height="44"
            rx="8"
            fill="var(--diagram-fill)"
            stroke="var(--diagram-stroke)"
          />
          <text x="14" y="30">
            Element
          </text>
          <text x="180" y="30" textAnchor="middle">
            Base
          </text>
          <text x="258" y="30" textAnchor="middle">
            Changed
          </text>
          <text x="316" y="30">
            Section
          </text>
          {items.map(({ name, base, changed, section }, index) => {
            const y = 76 + index * 48
            return (
              <g key={name}>
                <text x="14" y={y + 6}>
                  {name}
                </text>
                <Mark x={180} y={y} state={base} />
                <Mark x={258} y={y} state={changed} />
                <text x="316" y={y + 6} fontWeight={section.startsWith('New') ? 700 : 400}>
                  {section}
                </text>
                <path d={`M2 ${y + 24} H418`} stroke="var(--diagram-stroke)" strokeWidth="0.5" />
              </g>
            )
          })}
          <text x="14" y="378" fill="var(--diagram-muted)">
            ✓ tested ✕ untested – not in the run
          </text>
        </g>
      </svg>
      <figcaption>Example of a pull request, element by element.</figcaption>
    </figure>
  )
}
