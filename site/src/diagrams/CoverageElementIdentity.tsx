const rows = [
  { action: 'shown', id: 'fld-18' },
  { action: '.type()', id: 'fld-52' },
  { action: 'shown', id: 'fld-77' },
]

interface ResultProps {
  y: number
  label: string
  tested: boolean
}

function Result({ y, label, tested }: ResultProps) {
  const color = tested ? 'var(--diagram-ok)' : 'var(--diagram-bad)'
  return (
    <g>
      <text x="2" y={y} fontWeight="700" fill={color}>
        {tested ? '✓' : '✕'}
      </text>
      <text x="24" y={y} fontFamily="monospace" fontSize="15">
        {label}
      </text>
      <text x="398" y={y} textAnchor="end" fill={color}>
        {tested ? 'tested' : 'untested'}
      </text>
    </g>
  )
}

/** One field in three snapshots: three elements by its changing ID, one by its test attribute. */
export default function CoverageElementIdentity() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="coverage-identity-title coverage-identity-desc"
        viewBox="0 0 400 322"
        width="400"
      >
        <title id="coverage-identity-title">One search field in three snapshots</title>
        <desc id="coverage-identity-desc">
          The field has a different ID in each snapshot, but data-cy is search in all of them. A
          test types into it in the second snapshot. Identified by ID, there are three elements, and
          one is tested. Identified by data-cy, there's one element, and it's tested.
        </desc>
        <g fontSize="16" fill="var(--diagram-text)">
          {rows.map(({ action, id }, index) => (
            <g key={id}>
              <rect
                x="1"
                y={1 + index * 46}
                width="398"
                height="38"
                rx="6"
                fill="var(--diagram-fill)"
                stroke="var(--diagram-stroke)"
              />
              <text x="12" y={26 + index * 46} fill="var(--diagram-muted)">
                {index + 1}
              </text>
              <text x="34" y={26 + index * 46} fontFamily="monospace" fontSize="15">
                id={id} data-cy=search
              </text>
              <text x="388" y={26 + index * 46} textAnchor="end">
                {action}
              </text>
            </g>
          ))}
          <text x="2" y="172" fontWeight="700">
            By id: 1 of 3 elements tested
          </text>
          {rows.map(({ action, id }, index) => (
            <Result key={id} y={198 + index * 24} label={`#${id}`} tested={action !== 'shown'} />
          ))}
          <text x="2" y="290" fontWeight="700">
            By data-cy: 1 of 1 tested
          </text>
          <Result y={316} label={'[data-cy="search"]'} tested />
        </g>
      </svg>
      <figcaption>The same field and the same test, counted by two attributes.</figcaption>
    </figure>
  )
}
