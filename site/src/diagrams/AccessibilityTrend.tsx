/** Number of failed elements on the main branch in each week of half a year. */
const weeks = [44, 42, 43, 36, 35, 30, 24, 22, 15, 9, 4, 0, 0, 0, 2, 0, 0, 0, 11, 14, 6, 0, 0, 0]

const chart = { left: 46, right: 448, top: 40, bottom: 230, max: 50 }

function x(week: number) {
  return chart.left + (week * (chart.right - chart.left)) / (weeks.length - 1)
}

function y(count: number) {
  return chart.bottom - (count * (chart.bottom - chart.top)) / chart.max
}

/** An example trend: a shrinking backlog, a quiet period, and a spike that someone notices. */
export default function AccessibilityTrend() {
  const line = weeks.map((count, week) => `${week === 0 ? 'M' : 'L'}${x(week)} ${y(count)}`)
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="a11y-trend-title a11y-trend-desc"
        viewBox="0 0 460 304"
        width="460"
      >
        <title id="a11y-trend-title">Failed elements on the main branch over 24 weeks</title>
        <desc id="a11y-trend-desc">
          The number falls from 44 to 0 in the first 11 weeks, while the team fixes violations. It
          then stays at 0, except for 2 in week 14 and a spike of up to 14 from week 18 to week 20.
        </desc>
        <g fontSize="16" fill="var(--diagram-text)">
          <rect
            x={x(11)}
            y={chart.top}
            width={chart.right - x(11)}
            height={chart.bottom - chart.top}
            fill="var(--diagram-fill)"
          />
          <text x="4" y="20">
            Failed elements
          </text>
          <g stroke="var(--diagram-stroke)">
            <path d={`M${chart.left} ${chart.top} V${chart.bottom} H${chart.right}`} fill="none" />
            <path d={`M${chart.left} ${y(25)} H${chart.right}`} fill="none" strokeDasharray="3 5" />
          </g>
          <g fill="var(--diagram-muted)" textAnchor="end">
            <text x="38" y={y(50) + 6}>
              50
            </text>
            <text x="38" y={y(25) + 6}>
              25
            </text>
            <text x="38" y={y(0) + 6}>
              0
            </text>
          </g>
          <path
            d={line.join(' ')}
            fill="none"
            stroke="var(--diagram-accent)"
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <circle cx={x(14)} cy={y(2)} r="6" fill="var(--diagram-bad)" />
          <circle cx={x(19)} cy={y(14)} r="6" fill="var(--diagram-bad)" />
          <text x={x(14)} y={y(2) - 14} textAnchor="middle">
            1
          </text>
          <text x={x(19)} y={y(14) - 14} textAnchor="middle">
            2
          </text>
          <g fill="var(--diagram-muted)">
            <text x={chart.left} y="254">
              week 0
            </text>
            <text x={x(11)} y="254" textAnchor="middle">
              11
            </text>
            <text x={chart.right} y="254" textAnchor="end">
              23
            </text>
          </g>
          <text x={(chart.left + x(11)) / 2} y="284" textAnchor="middle" fontWeight="600">
            Improving
          </text>
          <text x={(x(11) + chart.right) / 2} y="284" textAnchor="middle" fontWeight="600">
            Maintaining
          </text>
        </g>
      </svg>
      <figcaption>
        Example data. 1: a mistake, fixed within the week. 2: three weeks without attention.
      </figcaption>
    </figure>
  )
}
