import { ArrowHead } from './parts/ArrowHead.tsx'

const workers = [
  { name: 'Machine 1', specs: ['checkout', 'search'] },
  { name: 'Machine 2', specs: ['login', 'profile'] },
  { name: 'Machine 3', specs: ['orders', 'terms'] },
] as const

const WIDTH = 140
const left = (index: number) => 10 + index * 150

interface BoxProps {
  x: number
  y: number
  width: number
  height: number
  lines: readonly string[]
  accent?: boolean
}

function Box({ x, y, width, height, lines, accent }: BoxProps) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="6"
        fill="var(--diagram-fill)"
        stroke={accent ? 'var(--diagram-accent)' : 'var(--diagram-stroke)'}
        strokeWidth="2"
      />
      {lines.map((line, index) => (
        <text
          key={line}
          x={x + width / 2}
          y={y + 28 + index * 22}
          textAnchor="middle"
          fontWeight={index === 0 ? '700' : undefined}
          fontSize={index === 0 ? '16' : '15'}
        >
          {line}
        </text>
      ))}
    </g>
  )
}

/** One job that installs, several that run tests, and Cypress Cloud, which distributes the specs. */
export default function CiParallelRun() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="ci-parallel-run-title ci-parallel-run-desc"
        viewBox="0 0 460 400"
        width="460"
      >
        <title id="ci-parallel-run-title">A run on three machines</title>
        <desc id="ci-parallel-run-desc">
          An install job caches the packages, the Cypress application, and the build. Three machines
          restore the cache. Each one requests specs from Cypress Cloud one at a time and sends back
          the results until no specs are left.
        </desc>
        <defs>
          <ArrowHead id="ci-parallel-run-arrow" />
        </defs>
        <g fill="var(--diagram-text)">
          <Box
            x={90}
            y={6}
            width={280}
            height={66}
            lines={['Install job', 'npm ci, build, fill the cache']}
          />
          {workers.map(({ name, specs }, index) => (
            <g key={name}>
              <path
                d={`M230 74 V96 H${left(index) + WIDTH / 2} V122`}
                fill="none"
                stroke="var(--diagram-stroke)"
                strokeWidth="2"
                markerEnd="url(#ci-parallel-run-arrow)"
              />
              <Box x={left(index)} y={132} width={WIDTH} height={88} lines={[name, ...specs]} />
              <path
                d={`M${left(index) + WIDTH / 2} 230 V306`}
                stroke="var(--diagram-stroke)"
                strokeWidth="2"
                markerStart="url(#ci-parallel-run-arrow)"
                markerEnd="url(#ci-parallel-run-arrow)"
              />
            </g>
          ))}
          <text x="240" y="273" fontSize="15" fill="var(--diagram-muted)">
            next spec,
          </text>
          <text x="240" y="292" fontSize="15" fill="var(--diagram-muted)">
            result
          </text>
          <Box
            x={10}
            y={316}
            width={440}
            height={74}
            accent
            lines={['Cypress Cloud', 'has the list of specs, combines the results']}
          />
        </g>
      </svg>
      <figcaption>
        Specs aren't assigned in advance: each machine takes the next spec when it's free.
      </figcaption>
    </figure>
  )
}
