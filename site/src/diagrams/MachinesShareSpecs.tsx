const machines = [
  [
    { name: 'checkout', seconds: 90 },
    { name: 'footer', seconds: 30 },
  ],
  [
    { name: 'search', seconds: 70 },
    { name: 'profile', seconds: 40 },
  ],
  [
    { name: 'seats', seconds: 60 },
    { name: 'login', seconds: 40 },
    { name: 'help', seconds: 30 },
  ],
] as const

const scale = 2.4
const top = 150
const left = 56
const columnWidth = 120
const gap = 12
const ticks = [0, 30, 60, 90, 120]
const right = left + machines.length * (columnWidth + gap)
const bottom = top + 130 * scale

/** Seven specs on three machines: each machine takes the next spec as soon as it's free. */
export default function MachinesShareSpecs() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="machines-share-specs-title machines-share-specs-desc"
        viewBox="0 0 460 500"
        width="460"
      >
        <title id="machines-share-specs-title">Three machines share seven specs</title>
        <desc id="machines-share-specs-desc">
          Cypress Cloud queues the specs, the longest first. Machine 1 runs checkout for 90 seconds
          and then footer for 30. Machine 2 runs search for 70 seconds and then profile for 40.
          Machine 3 runs seats for 60 seconds, login for 40, and help for 30. All specs are done
          after 130 seconds; one machine would need 360 seconds.
        </desc>
        <g fontSize="16" fill="var(--diagram-text)">
          <rect
            x="8"
            y="4"
            width="444"
            height="88"
            rx="8"
            fill="none"
            stroke="var(--diagram-accent)"
            strokeWidth="2"
          />
          <text x="230" y="28" textAnchor="middle" fontWeight="700">
            Queue in Cypress Cloud, longest first
          </text>
          <text x="230" y="54" textAnchor="middle">
            checkout, search, seats, login,
          </text>
          <text x="230" y="78" textAnchor="middle">
            profile, footer, help
          </text>
          {ticks.map((seconds) => (
            <g key={seconds}>
              <path
                d={`M${left - 6} ${top + seconds * scale} H${right}`}
                stroke="var(--diagram-muted)"
                strokeDasharray="3 5"
              />
              <text
                x={left - 12}
                y={top + seconds * scale + 6}
                textAnchor="end"
                fill="var(--diagram-muted)"
              >
                {seconds} s
              </text>
            </g>
          ))}
          {machines.map((specs, column) => {
            const x = left + column * (columnWidth + gap)
            const center = x + columnWidth / 2
            return (
              <g key={specs[0].name} textAnchor="middle">
                <path
                  d={`M${center} 96 V114 m-5 -7 l5 7 l5 -7`}
                  fill="none"
                  stroke="var(--diagram-accent)"
                  strokeWidth="2"
                />
                <text x={center} y={top - 14} fontWeight="700">
                  Machine {column + 1}
                </text>
                {specs.map(({ name, seconds }, index) => {
                  const begin = specs.slice(0, index).reduce((sum, spec) => sum + spec.seconds, 0)
                  const y = top + begin * scale
                  return (
                    <g key={name}>
                      <rect
                        x={x}
                        y={y + 2}
                        width={columnWidth}
                        height={seconds * scale - 4}
                        rx="6"
                        fill="var(--diagram-fill)"
                        stroke="var(--diagram-stroke)"
                        strokeWidth="1.5"
                      />
                      <text x={center} y={y + (seconds * scale) / 2 - 3}>
                        {name}
                      </text>
                      <text
                        x={center}
                        y={y + (seconds * scale) / 2 + 18}
                        fill="var(--diagram-muted)"
                      >
                        {seconds} s
                      </text>
                    </g>
                  )
                })}
              </g>
            )
          })}
          <path d={`M${left} ${bottom} H${right}`} stroke="var(--diagram-ok)" strokeWidth="2.5" />
          <text x={(left + right) / 2} y={bottom + 26} textAnchor="middle" fontWeight="700">
            all done after 130 s
          </text>
        </g>
      </svg>
      <figcaption>
        The next free machine takes the next spec. On one machine, the same specs take 360 seconds.
      </figcaption>
    </figure>
  )
}
