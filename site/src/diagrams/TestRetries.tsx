const left = 20
const width = 420
const inner = left + 16
const innerWidth = width - 32

/** The attempts of a test with two retries that passes on the last attempt. */
const attempts = [
  { number: 1, top: 66, passes: false },
  { number: 2, top: 206, passes: false },
  { number: 3, top: 346, passes: true },
] as const

const steps = ['beforeEach', 'test', 'afterEach'] as const
const gap = 8
const stepWidth = (innerWidth - 2 * gap) / 3

function Hook({ y, name }: { y: number; name: string }) {
  return (
    <g>
      <rect
        x={left}
        y={y}
        width={width}
        height="36"
        rx="6"
        fill="none"
        stroke="var(--diagram-stroke)"
        strokeWidth="2"
      />
      <text x={left + width / 2} y={y + 24} textAnchor="middle">
        {name}
      </text>
    </g>
  )
}

/** Which hooks run for each of a test's attempts, and which run once. */
export default function TestRetries() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="test-retries-title test-retries-desc"
        viewBox="0 0 460 532"
        width="460"
      >
        <title id="test-retries-title">A test with two retries</title>
        <desc id="test-retries-desc">
          before runs once. Attempts one and two run beforeEach, the test, and afterEach, and fail.
          Attempt three runs them again and passes. after runs once. The test has passed.
        </desc>
        <g fontSize="16" fill="var(--diagram-text)">
          <Hook y={8} name="before, once" />
          {attempts.map(({ number, top, passes }) => {
            const color = passes ? 'var(--diagram-ok)' : 'var(--diagram-bad)'
            return (
              <g key={number}>
                <path
                  d={`M${left + width / 2} ${number === 1 ? top - 22 : top - 32} V${top - 4}`}
                  stroke="var(--diagram-stroke)"
                  strokeWidth="2"
                />
                <rect
                  x={left}
                  y={top - 4}
                  width={width}
                  height="112"
                  rx="8"
                  fill="var(--diagram-fill)"
                  stroke={color}
                  strokeWidth="2"
                />
                <text x={inner} y={top + 26} fontWeight="700">
                  Attempt {number}
                </text>
                <text
                  x={left + width - 16}
                  y={top + 26}
                  textAnchor="end"
                  fontWeight="700"
                  fill={color}
                >
                  {passes ? 'passed ✓' : 'failed ✕'}
                </text>
                {steps.map((step, index) => {
                  const x = inner + index * (stepWidth + gap)
                  const main = step === 'test'
                  return (
                    <g key={step}>
                      <rect
                        x={x}
                        y={top + 46}
                        width={stepWidth}
                        height="42"
                        rx="6"
                        fill="none"
                        stroke={main ? color : 'var(--diagram-stroke)'}
                        strokeWidth={main ? 3 : 2}
                      />
                      <text x={x + stepWidth / 2} y={top + 73} textAnchor="middle">
                        {step}
                      </text>
                    </g>
                  )
                })}
              </g>
            )
          })}
          <path
            d={`M${left + width / 2} 454 V472`}
            stroke="var(--diagram-stroke)"
            strokeWidth="2"
          />
          <Hook y={472} name="after, once: the test has passed" />
        </g>
      </svg>
      <figcaption>
        With retries: 2. If the first attempt passes, the other two don't run.
      </figcaption>
    </figure>
  )
}
