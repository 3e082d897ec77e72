const left = 20
const right = 440
const span = 800

/** When the test checks, in milliseconds after the page loads. */
const look = 400

/** Two runs of one test: the dialog opens before and after the test checks for it. */
const runs = [
  { name: 'Run 1', opens: 200, top: 30, answer: 'Found: close it', good: true },
  { name: 'Run 2', opens: 560, top: 190, answer: 'Not found: continue', good: false },
] as const

/** Position of a time on the axis. */
const place = (time: number) => left + (time / span) * (right - left)

/** The same condition has two outcomes because the page is faster in one run. */
export default function ConditionalRace() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="conditional-race-title conditional-race-desc"
        viewBox="0 0 460 344"
        width="460"
      >
        <title id="conditional-race-title">
          The same check at the same time, with two outcomes
        </title>
        <desc id="conditional-race-desc">
          Two runs. In the first, the dialog opens at 200 milliseconds; the test checks at 400,
          finds it, and closes it. In the second, the test checks at 400 milliseconds, finds
          nothing, and continues; the dialog opens at 560 and covers the next element to click.
        </desc>
        <g fontSize="16" fill="var(--diagram-text)">
          {runs.map(({ name, opens, top, answer, good }) => (
            <g key={name}>
              <text x={left} y={top} fontWeight="700">
                {name}
              </text>
              <rect
                x={place(opens)}
                y={top + 16}
                width={right - place(opens)}
                height="42"
                rx="4"
                fill="var(--diagram-fill)"
                stroke="var(--diagram-stroke)"
                strokeWidth="2"
              />
              <text
                x={good ? place(opens) + 10 : (place(opens) + right) / 2}
                y={top + 42}
                textAnchor={good ? 'start' : 'middle'}
              >
                dialog open
              </text>
              <path
                d={`M${left} ${top + 58} H${right}`}
                stroke="var(--diagram-stroke)"
                strokeWidth="2"
              />
              {[0, 200, 400, 600, 800].map((time) => (
                <g key={time}>
                  <path
                    d={`M${place(time)} ${top + 54} v8`}
                    stroke="var(--diagram-stroke)"
                    strokeWidth="2"
                  />
                  <text
                    x={place(time)}
                    y={top + 80}
                    fontSize="14"
                    textAnchor={time === span ? 'end' : 'middle'}
                    fill="var(--diagram-muted)"
                  >
                    {time === span ? '800 ms' : time}
                  </text>
                </g>
              ))}
              <path
                d={`M${place(look)} ${top + 4} V${top + 62}`}
                stroke={good ? 'var(--diagram-ok)' : 'var(--diagram-bad)'}
                strokeWidth="3"
              />
              <text x={place(look)} y={top - 4} textAnchor="middle" fontSize="15">
                the test checks
              </text>
              <text
                x={place(look)}
                y={top + 112}
                textAnchor="middle"
                fontWeight="700"
                fill={good ? 'var(--diagram-ok)' : 'var(--diagram-bad)'}
              >
                {answer}
              </text>
              {!good && (
                <text x={place(look)} y={top + 138} textAnchor="middle" fontSize="15">
                  … and the dialog covers the next click
                </text>
              )}
            </g>
          ))}
        </g>
      </svg>
      <figcaption>
        The code is the same in both runs. The page was faster in one of them.
      </figcaption>
    </figure>
  )
}
