import { ArrowHead } from './parts/ArrowHead.tsx'

interface BoxProps {
  x: number
  y: number
  width: number
  lines: string[]
  color?: string
  round?: boolean
}

function Box({ x, y, width, lines, color = 'var(--diagram-stroke)', round }: BoxProps) {
  const height = 20 + lines.length * 22
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={round ? height / 2 : 8}
        fill="var(--diagram-fill)"
        stroke={color}
        strokeWidth="2"
      />
      {lines.map((line, index) => (
        <text
          key={line}
          x={x + width / 2}
          y={y + 27 + index * 22}
          textAnchor="middle"
          fontWeight={index === 0 ? 700 : 400}
        >
          {line}
        </text>
      ))}
    </g>
  )
}

interface WayProps {
  path: string
  label?: string
  x?: number
  y?: number
}

function Way({ path, label, x, y }: WayProps) {
  return (
    <g>
      <path
        d={path}
        fill="none"
        stroke="var(--diagram-stroke)"
        strokeWidth="2"
        markerEnd="url(#prompt-flow-arrow)"
      />
      {label && (
        <text x={x} y={y} fill="var(--diagram-muted)">
          {label}
        </text>
      )}
    </g>
  )
}

/** How Cypress handles a prompt's step: cached code, new code from the model, or healing. */
export default function PromptFlow() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="prompt-flow-title prompt-flow-desc"
        viewBox="0 0 460 500"
        width="460"
      >
        <title id="prompt-flow-title">How Cypress handles a prompt's step</title>
        <desc id="prompt-flow-desc">
          If code for the step is cached, it runs right away. Otherwise, the model reads the step
          and the page, and the new code is cached and runs. If the code finds its element, the step
          is done. If not, the step self-heals: Cypress tries other cached code first, and then it
          asks the model.
        </desc>
        <defs>
          <ArrowHead id="prompt-flow-arrow" />
        </defs>
        <g fontSize="16" fill="var(--diagram-text)">
          <Box x={20} y={10} width={190} lines={['Step', 'click "Book"']} round />
          <Box x={20} y={126} width={190} lines={['Is code cached?']} />
          <Box
            x={250}
            y={204}
            width={196}
            lines={['Model', 'reads step and page,', 'code is cached']}
            color="var(--diagram-accent)"
          />
          <Box x={20} y={222} width={190} lines={['Commands run']} />
          <Box x={20} y={330} width={190} lines={['Element found?']} />
          <Box
            x={250}
            y={338}
            width={196}
            lines={['Heal', 'other cached code first,', 'then the model']}
            color="var(--diagram-accent)"
          />
          <Box x={20} y={444} width={190} lines={['Next step']} color="var(--diagram-ok)" round />
          <Way path="M115 74 V124" />
          <Way path="M115 168 V220" label="yes" x={124} y={200} />
          <Way path="M210 147 H348 V202" label="no" x={272} y={138} />
          <Way path="M250 243 H212" />
          <Way path="M115 264 V328" />
          <Way path="M115 372 V442" label="yes" x={124} y={414} />
          <Way path="M210 351 H248" label="no" x={216} y={342} />
          <Way path="M348 338 V292" />
        </g>
      </svg>
      <figcaption>Cypress uses the model only when no cached code fits the page.</figcaption>
    </figure>
  )
}
