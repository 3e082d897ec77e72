const ids = ['ctl-41', 'ctl-86', 'ctl-93']
const lefts = [1, 153, 305]

interface FindingProps {
  x: number
  y: number
  width: number
  label: string
  color: string
}

function Finding({ x, y, width, label, color }: FindingProps) {
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
        strokeWidth="2"
      />
      <text x={x + width / 2} y={y + 25} textAnchor="middle" fontFamily="monospace" fontSize="15">
        {label}
      </text>
    </g>
  )
}

/** One button in three snapshots: three findings by its changing ID, one by its test attribute. */
export default function AccessibilityElementIdentity() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="a11y-identity-title a11y-identity-desc"
        viewBox="0 0 440 316"
        width="440"
      >
        <title id="a11y-identity-title">One element in three snapshots</title>
        <desc id="a11y-identity-desc">
          The Save button has the IDs ctl-41, ctl-86, and ctl-93 in three snapshots but the same
          data-testid, save, in all of them. Identified by its ID, it's reported as three findings;
          identified by data-testid, as one.
        </desc>
        <g fontSize="15" fill="var(--diagram-text)">
          {ids.map((id, index) => (
            <g key={id}>
              <rect
                x={lefts[index]}
                y="1"
                width="134"
                height="128"
                rx="8"
                fill="var(--diagram-fill)"
                stroke="var(--diagram-stroke)"
              />
              <text x={lefts[index]! + 67} y="24" textAnchor="middle" fill="var(--diagram-muted)">
                Snapshot {index + 1}
              </text>
              <rect
                x={lefts[index]! + 34}
                y="36"
                width="66"
                height="30"
                rx="5"
                fill="none"
                stroke="var(--diagram-accent)"
                strokeWidth="2"
              />
              <text x={lefts[index]! + 67} y="56" textAnchor="middle">
                Save
              </text>
              <text x={lefts[index]! + 67} y="92" textAnchor="middle">
                id: {id}
              </text>
              <text x={lefts[index]! + 67} y="115" textAnchor="middle">
                testid: save
              </text>
            </g>
          ))}
          <text x="2" y="168">
            Identified by its ID: three findings
          </text>
          {ids.map((id, index) => (
            <Finding
              key={id}
              x={lefts[index]!}
              y={180}
              width={134}
              label={`#${id}`}
              color="var(--diagram-bad)"
            />
          ))}
          <text x="2" y="262">
            Identified by its test attribute: one finding
          </text>
          <Finding
            x={1}
            y={274}
            width={438}
            label={'[data-testid="save"]'}
            color="var(--diagram-ok)"
          />
        </g>
      </svg>
      <figcaption>
        The identifying attribute decides whether the same button counts three times or once.
      </figcaption>
    </figure>
  )
}
