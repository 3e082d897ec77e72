import { ArrowHead } from './parts/ArrowHead.tsx'

interface Source {
  name: string
  note: string
}

/** From the weakest to the strongest. */
const SOURCES: Source[] = [
  { name: 'Built-in default', note: 'listed in the tables on this page' },
  { name: 'Configuration file', note: 'cypress.config.ts, root and testing type' },
  { name: 'cypress.env.json', note: 'values of env only' },
  { name: 'CYPRESS_… variables', note: 'set in the operating system' },
  { name: 'Command-line flags', note: '--config, --env, --expose' },
  { name: 'setupNodeEvents()', note: 'the configuration it returns' },
  { name: 'Suite and test', note: 'options of describe() and it()' },
  { name: 'Cypress.config()', note: 'while the test runs' },
]

const STEP = 62

/** Sources of a configuration value. Each one overrides the sources above it. */
export default function ConfigurationPrecedence() {
  const height = SOURCES.length * STEP + 12
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="configuration-precedence-title configuration-precedence-desc"
        viewBox={`0 0 460 ${height}`}
        width="460"
        fill="var(--diagram-text)"
        fontSize="17"
      >
        <title id="configuration-precedence-title">Which source of a value wins</title>
        <desc id="configuration-precedence-desc">
          {`From the weakest to the strongest: ${SOURCES.map(({ name }) => name).join(', ')}.`}
        </desc>
        <defs>
          <ArrowHead id="configuration-precedence-arrow" color="var(--diagram-accent)" />
        </defs>
        <path
          d={`M24 14V${height - 14}`}
          stroke="var(--diagram-accent)"
          strokeWidth="2.5"
          markerEnd="url(#configuration-precedence-arrow)"
        />
        {SOURCES.map(({ name, note }, index) => {
          const y = index * STEP + 6
          const inBrowser = index >= SOURCES.length - 2
          return (
            <g key={name}>
              <rect
                x="48"
                y={y}
                width="404"
                height={STEP - 10}
                rx="8"
                fill="var(--diagram-fill)"
                stroke={inBrowser ? 'var(--diagram-accent)' : 'var(--diagram-stroke)'}
                strokeWidth={inBrowser ? 2 : 1.5}
              />
              <text x="64" y={y + 22} fontWeight="700">
                {name}
              </text>
              <text x="64" y={y + 42} fontSize="15" fill="var(--diagram-muted)">
                {note}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption>
        Each source overrides the ones above it. The last two work in the browser, and only for
        options marked <em>Tests</em> or <em>Suites</em>.
      </figcaption>
    </figure>
  )
}
