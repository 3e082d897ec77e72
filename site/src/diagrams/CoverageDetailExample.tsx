interface ListRow {
  y: number
  name: string
  detail: string
  tested: boolean
  selected?: boolean
}

const rows: ListRow[] = [
  { y: 78, name: 'apply-voucher', detail: '', tested: false, selected: true },
  { y: 116, name: 'remove-extra', detail: '', tested: false },
  { y: 188, name: 'pickup-date', detail: '31 / 9', tested: true },
  { y: 224, name: 'confirm', detail: '12 / 12', tested: true },
]

function Row({ y, name, detail, tested, selected }: ListRow) {
  const color = tested ? 'var(--diagram-ok)' : 'var(--diagram-bad)'
  return (
    <g>
      {selected && (
        <rect
          x="12"
          y={y - 23}
          width="396"
          height="34"
          rx="5"
          fill="none"
          stroke="var(--diagram-accent)"
          strokeWidth="2.5"
        />
      )}
      <text x="24" y={y} fill={color} fontWeight="700">
        {tested ? '✓' : '✕'}
      </text>
      <text x="48" y={y}>
        {name}
      </text>
      <text x="396" y={y} textAnchor="end">
        {detail}
      </text>
    </g>
  )
}

/** An example of a view's details: the lists of elements above the selected element's snapshot. */
export default function CoverageDetailExample() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="coverage-detail-title coverage-detail-desc"
        viewBox="0 0 420 476"
        width="420"
      >
        <title id="coverage-detail-title">Details of the /checkout view</title>
        <desc id="coverage-detail-desc">
          Two untested elements, apply-voucher and remove-extra, appear above two tested ones with
          their counts: pickup-date with 31 interactions in 9 tests and confirm with 12 interactions
          in 12 tests. apply-voucher is selected. Below, snapshot 3 of 8 shows the voucher button
          with a dashed outline and the other controls with a solid outline.
        </desc>
        <g fontSize="16" fill="var(--diagram-text)">
          <rect
            x="2"
            y="2"
            width="416"
            height="240"
            rx="8"
            fill="var(--diagram-fill)"
            stroke="var(--diagram-stroke)"
          />
          <text x="16" y="34" fontWeight="700">
            Untested elements (2)
          </text>
          <text x="16" y="154" fontWeight="700">
            Tested elements (2)
          </text>
          <text x="396" y="154" textAnchor="end" fill="var(--diagram-muted)">
            Interactions / Tests
          </text>
          {rows.map((row) => (
            <Row key={row.name} {...row} />
          ))}
          <rect
            x="2"
            y="258"
            width="416"
            height="216"
            rx="8"
            fill="none"
            stroke="var(--diagram-stroke)"
          />
          <text x="16" y="286" fill="var(--diagram-muted)">
            Snapshot 3 of 8
          </text>
          <text x="404" y="286" textAnchor="end" fill="var(--diagram-muted)">
            ‹ ›
          </text>
          <path d="M2 298 H418" stroke="var(--diagram-stroke)" />
          <g fill="none" strokeWidth="2.5">
            <rect x="20" y="318" width="180" height="38" rx="6" stroke="var(--diagram-ok)" />
            <rect
              x="220"
              y="318"
              width="180"
              height="38"
              rx="6"
              stroke="var(--diagram-bad)"
              strokeDasharray="7 5"
            />
            <rect x="20" y="416" width="180" height="38" rx="6" stroke="var(--diagram-ok)" />
          </g>
          <text x="34" y="343">
            Pick-up: 4 June
          </text>
          <text x="234" y="343">
            ✕ Apply voucher
          </text>
          <text x="20" y="392" fill="var(--diagram-muted)">
            2 city bikes, 3 days
          </text>
          <text x="34" y="441">
            Confirm
          </text>
        </g>
      </svg>
      <figcaption>
        The list names the element, and the snapshot shows where it is and in which state. Example:
        the checkout of a bike rental.
      </figcaption>
    </figure>
  )
}
