const left = 200
const right = 440
const rowHeight = 56
const top = 70
const span = 5000

/** The steps of a test, and the page's time after each of them, in milliseconds. */
const moments = [
  { code: 'cy.clock()', at: 0, note: 'the clock stops' },
  { code: "cy.visit('/')", at: 0, note: 'the page sets a timer of 3 s' },
  { code: 'cy.tick(2000)', at: 2000, note: 'nothing is due yet' },
  { code: 'cy.tick(1000)', at: 3000, note: 'the timer runs', fires: true },
  { code: 'cy.tick(2000)', at: 5000, note: "it doesn't run again" },
] as const

const timer = 3000
const bottom = top + moments.length * rowHeight

/** Position of a time on the axis. */
const place = (time: number) => left + (time / span) * (right - left)

/** With cy.clock(), the page's time passes only when a test moves it. */
export default function ClockTimeline() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="clock-timeline-title clock-timeline-desc"
        viewBox={`0 0 460 ${bottom + 10}`}
        width="460"
      >
        <title id="clock-timeline-title">How a test moves the page's clock</title>
        <desc id="clock-timeline-desc">
          After cy.clock() and cy.visit(), the page's clock is at 0 ms, although real time passes.
          The page sets a three-second timer. cy.tick(2000) moves the clock to 2000 ms, when nothing
          is due. cy.tick(1000) moves it to 3000 ms, and the timer runs. cy.tick(2000) moves it to
          5000 ms, and the timer doesn't run again.
        </desc>
        <g fontSize="15">
          <text x="6" y="20" fill="var(--diagram-muted)">
            Command
          </text>
          <text x={left} y="20" fill="var(--diagram-muted)">
            The page's clock, in seconds
          </text>
          {[0, 1, 2, 3, 4, 5].map((second) => (
            <g key={second}>
              <text
                x={place(second * 1000)}
                y="46"
                textAnchor="middle"
                fill="var(--diagram-text)"
                fontWeight={second * 1000 === timer ? 700 : 400}
              >
                {second}
              </text>
              <path
                d={`M${place(second * 1000)} 54 V${bottom - 10}`}
                stroke={second * 1000 === timer ? 'var(--diagram-accent)' : 'var(--diagram-stroke)'}
                strokeWidth={second * 1000 === timer ? 2 : 1}
                strokeDasharray="3 4"
              />
            </g>
          ))}
          {moments.map((moment, index) => {
            const y = top + index * rowHeight
            const before = moments[index - 1]?.at ?? 0
            const fires = 'fires' in moment
            return (
              <g key={index}>
                <text x="6" y={y + 14} fontFamily="monospace" fill="var(--diagram-text)">
                  {moment.code}
                </text>
                <text
                  x="6"
                  y={y + 34}
                  fontSize="14"
                  fontWeight={fires ? 700 : 400}
                  fill={fires ? 'var(--diagram-text)' : 'var(--diagram-muted)'}
                >
                  {moment.note}
                </text>
                {moment.at > before && (
                  <path
                    d={`M${place(before)} ${y + 10} H${place(moment.at)}`}
                    stroke="var(--diagram-accent)"
                    strokeWidth="5"
                  />
                )}
                <circle
                  cx={place(moment.at)}
                  cy={y + 10}
                  r={fires ? 11 : 8}
                  fill={fires ? 'var(--diagram-accent)' : 'var(--diagram-fill)'}
                  stroke="var(--diagram-accent)"
                  strokeWidth="2.5"
                />
              </g>
            )
          })}
        </g>
      </svg>
      <figcaption>The page’s time jumps with each tick and doesn’t move in between.</figcaption>
    </figure>
  )
}
