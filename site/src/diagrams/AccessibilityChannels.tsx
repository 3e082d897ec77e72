const stops = [
  { when: 'Before the push', channel: 'Two local runs, an agent' },
  { when: 'Code review', channel: 'Branch Review' },
  { when: 'Merge', channel: 'Results API in the pipeline' },
  { when: 'Each night', channel: 'Scheduled run, messages' },
  { when: 'Each month', channel: 'Charts, Data Extract API' },
]

const top = 34
const step = 64

/** The stages at which a violation can be noticed, and what detects it. */
export default function AccessibilityChannels() {
  const bottom = top + (stops.length - 1) * step
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="a11y-channels-title a11y-channels-desc"
        viewBox="0 0 440 350"
        width="440"
      >
        <title id="a11y-channels-title">When and how a violation is noticed</title>
        <desc id="a11y-channels-desc">
          Five moments, from early to late: before the push, through local runs or an agent; in code
          review, through Branch Review; at the merge, through the Results API; every night, through
          scheduled runs and messages; every month, through charts.
        </desc>
        <g fontSize="17" fill="var(--diagram-text)">
          <path
            d={`M96 ${top} V${bottom}`}
            stroke="var(--diagram-stroke)"
            strokeWidth="3"
            fill="none"
          />
          {stops.map(({ when, channel }, index) => {
            const y = top + index * step
            return (
              <g key={when}>
                <circle
                  cx="96"
                  cy={y}
                  r="12"
                  fill="var(--diagram-fill)"
                  stroke="var(--diagram-accent)"
                  strokeWidth="2.5"
                />
                <text x="130" y={y - 2} fontWeight="600">
                  {when}
                </text>
                <text x="130" y={y + 20} fill="var(--diagram-muted)">
                  {channel}
                </text>
              </g>
            )
          })}
          <g fill="var(--diagram-muted)" textAnchor="end">
            <text x="68" y={top + 6}>
              early
            </text>
            <text x="68" y={bottom + 6}>
              late
            </text>
          </g>
        </g>
      </svg>
      <figcaption>When each channel shows you a violation.</figcaption>
    </figure>
  )
}
