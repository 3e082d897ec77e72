import { ArrowHead } from './parts/ArrowHead.tsx'

const attempts = [
  { time: '1', list: 'found', items: '0', passed: false },
  { time: '2', list: 'found', items: '0', passed: false },
  { time: '…', list: '…', items: '…', passed: false },
  { time: '29', list: 'found', items: '2', passed: false },
  { time: '30', list: 'found', items: '3', passed: true },
]

const columns = [
  { x: 98, width: 96 },
  { x: 202, width: 96 },
  { x: 306, width: 144 },
]

/** A chain of queries and an assertion that runs from the start until the assertion passes. */
export default function RetryAbility() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="retry-ability-title retry-ability-desc"
        viewBox="0 0 460 478"
        width="460"
      >
        <title id="retry-ability-title">How a chain of queries is retried</title>
        <desc id="retry-ability-desc">
          The chain gets a list, finds its items, and asserts a length of three. In the first
          attempts, the list has no items, and the assertion fails. Each time, the whole chain
          starts again. In attempt 29 there are two items, and in attempt 30 there are three: the
          assertion passes, and the next command starts. If it hasn't passed after 4000
          milliseconds, the test fails.
        </desc>
        <defs>
          <ArrowHead id="retry-ability-arrow" />
        </defs>
        <g fontSize="16" fill="var(--diagram-text)">
          <g fontFamily="monospace" textAnchor="middle">
            <text x="146" y="26">
              get
            </text>
            <text x="146" y="48">
              'ul'
            </text>
            <text x="250" y="26">
              find
            </text>
            <text x="250" y="48">
              'li'
            </text>
            <text x="378" y="26">
              should
            </text>
            <text x="378" y="48">
              length 3
            </text>
          </g>
          <text x="86" y="48" textAnchor="end" fill="var(--diagram-muted)">
            attempt
          </text>
          {attempts.map(({ time, list, items, passed }, index) => {
            const y = 64 + index * 62
            const skipped = time === '…'
            return (
              <g key={time}>
                <text x="86" y={y + 27} textAnchor="end" fill="var(--diagram-muted)">
                  {time}
                </text>
                {columns.map(({ x, width }, column) => (
                  <g key={x}>
                    <rect
                      x={x}
                      y={y}
                      width={width}
                      height="42"
                      rx="8"
                      fill={skipped ? 'none' : 'var(--diagram-fill)'}
                      stroke={
                        skipped
                          ? 'var(--diagram-muted)'
                          : column < 2
                            ? 'var(--diagram-stroke)'
                            : passed
                              ? 'var(--diagram-ok)'
                              : 'var(--diagram-bad)'
                      }
                      strokeWidth="2"
                      strokeDasharray={skipped ? '4 5' : undefined}
                    />
                    <text x={x + width / 2} y={y + 27} textAnchor="middle">
                      {column === 0
                        ? list
                        : column === 1
                          ? items
                          : skipped
                            ? '…'
                            : passed
                              ? '✓ passes'
                              : '✗ fails'}
                    </text>
                  </g>
                ))}
                {!passed && (
                  <path
                    d={`M378 ${y + 42} V${y + 52} H146 V${y + 59}`}
                    fill="none"
                    stroke="var(--diagram-stroke)"
                    strokeWidth="1.5"
                    markerEnd="url(#retry-ability-arrow)"
                  />
                )}
              </g>
            )
          })}
          <path
            d="M378 354 V384"
            stroke="var(--diagram-ok)"
            strokeWidth="2"
            markerEnd="url(#retry-ability-arrow)"
          />
          <text x="378" y="408" textAnchor="middle">
            next command
          </text>
          <text x="86" y="452" textAnchor="end" fill="var(--diagram-bad)">
            4000 ms
          </text>
          <text x="98" y="452">
            not passed by then: test fails
          </text>
        </g>
      </svg>
      <figcaption>
        Each attempt starts at the first query, so it uses the page's current state.
      </figcaption>
    </figure>
  )
}
