import { ArrowHead } from './parts/ArrowHead.tsx'

interface BoxProps {
  x: number
  y: number
  width: number
  height: number
  title: string
  lines: string[]
  color?: string
}

function Box({ x, y, width, height, title, lines, color = 'var(--diagram-stroke)' }: BoxProps) {
  const middle = x + width / 2
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="8"
        fill="var(--diagram-fill)"
        stroke={color}
        strokeWidth="2"
      />
      <text x={middle} y={y + 27} textAnchor="middle" fontWeight="700">
        {title}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={middle} y={y + 53 + index * 24} textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  )
}

/** Tests and application in one browser, the Cypress server as their proxy, and the project's servers. */
export default function CypressArchitecture() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="architecture-title architecture-desc"
        viewBox="0 0 460 490"
        width="460"
      >
        <title id="architecture-title">Where the tests and the application run</title>
        <desc id="architecture-desc">
          In the browser, the tests and the application run side by side. The tests access the
          window, the DOM, and timers directly. The Cypress server in Node.js handles tasks, files,
          and screenshots for the tests and is the proxy for the application's requests to your
          servers.
        </desc>
        <defs>
          <ArrowHead id="architecture-arrow" />
        </defs>
        <rect
          x="10"
          y="10"
          width="440"
          height="186"
          rx="10"
          fill="none"
          stroke="var(--diagram-stroke)"
          strokeDasharray="6 5"
          strokeWidth="2"
        />
        <g
          fill="none"
          stroke="var(--diagram-stroke)"
          strokeWidth="2"
          markerEnd="url(#architecture-arrow)"
          markerStart="url(#architecture-arrow)"
        >
          <path d="M192 108 H268" />
          <path d="M107 180 V286" />
          <path d="M353 180 V286" />
          <path d="M353 384 V426" />
        </g>
        <g fontSize="16" fill="var(--diagram-text)">
          <text x="26" y="36" fill="var(--diagram-muted)">
            Browser
          </text>
          <Box
            x={26}
            y={50}
            width={164}
            height={128}
            title="Your tests"
            lines={['commands', 'assertions', 'stubs, clocks']}
            color="var(--diagram-accent)"
          />
          <Box
            x={270}
            y={50}
            width={164}
            height={128}
            title="Your application"
            lines={['window', 'DOM', 'timers']}
          />
          <text x="119" y="236" fill="var(--diagram-muted)">
            tasks, files,
          </text>
          <text x="119" y="258" fill="var(--diagram-muted)">
            screenshots
          </text>
          <text x="365" y="248" fill="var(--diagram-muted)">
            requests
          </text>
          <Box
            x={10}
            y={288}
            width={440}
            height={94}
            title="Cypress server (Node.js)"
            lines={['proxy for all browser requests', 'stubs and modifies them']}
            color="var(--diagram-accent)"
          />
          <Box x={270} y={428} width={164} height={46} title="Your servers" lines={[]} />
        </g>
      </svg>
      <figcaption>
        Tests and application share one browser. The server works behind both.
      </figcaption>
    </figure>
  )
}
