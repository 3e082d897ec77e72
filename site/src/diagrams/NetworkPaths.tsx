import { ArrowHead } from './parts/ArrowHead.tsx'

const page = 60
const proxy = 230
const server = 400

/** The three ways to handle a request, with the heights at which they're drawn. */
const rows = [
  { name: 'Watch', call: "cy.intercept('/api/stops')", top: 84 },
  { name: 'Stub', call: "cy.intercept('/api/stops', [ … ])", top: 224 },
  { name: 'Change', call: "cy.intercept('/api/stops', (req) => { … })", top: 364 },
] as const

interface ArrowProps {
  from: number
  to: number
  y: number
  changed?: boolean
}

function Arrow({ from, to, y, changed }: ArrowProps) {
  const end = to > from ? to - 10 : to + 10
  const start = to > from ? from + 7 : from - 7
  return (
    <path
      d={`M${start} ${y} H${end}`}
      fill="none"
      stroke={changed ? 'var(--diagram-accent)' : 'var(--diagram-stroke)'}
      strokeWidth="2"
      strokeDasharray={changed ? '6 4' : undefined}
      markerEnd={changed ? 'url(#network-paths-changed)' : 'url(#network-paths-arrow)'}
    />
  )
}

/** Whether a request gets to the server, and whether it arrives unchanged. */
export default function NetworkPaths() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="network-paths-title network-paths-desc"
        viewBox="0 0 460 496"
        width="460"
      >
        <title id="network-paths-title">Three ways to handle a request</title>
        <desc id="network-paths-desc">
          Three cases between the page, Cypress, and the server. Watch: request and response pass
          through Cypress unchanged. Stub: Cypress responds, and the server never receives the
          request. Change: Cypress forwards a modified request and returns a modified response.
        </desc>
        <defs>
          <ArrowHead id="network-paths-arrow" color="var(--diagram-stroke)" />
          <ArrowHead id="network-paths-changed" color="var(--diagram-accent)" />
        </defs>
        <g fontSize="16" fill="var(--diagram-text)">
          {[
            { x: page, label: 'Page' },
            { x: proxy, label: 'Cypress' },
            { x: server, label: 'Server' },
          ].map(({ x, label }) => (
            <g key={label}>
              <path
                d={`M${x} 46 V488`}
                stroke="var(--diagram-stroke)"
                strokeWidth="1"
                strokeDasharray="2 4"
              />
              <rect
                x={x - 52}
                y="8"
                width="104"
                height="38"
                rx="8"
                fill="var(--diagram-fill)"
                stroke={label === 'Cypress' ? 'var(--diagram-accent)' : 'var(--diagram-stroke)'}
                strokeWidth="2"
              />
              <text x={x} y="33" textAnchor="middle" fontWeight="700">
                {label}
              </text>
            </g>
          ))}
          {rows.map(({ name, call, top }) => (
            <g key={name}>
              <rect x="6" y={top - 20} width="448" height="52" rx="6" fill="var(--diagram-fill)" />
              <text x="14" y={top} fontWeight="700">
                {name}
              </text>
              <text x="14" y={top + 22} fontFamily="monospace" fontSize="14">
                {call}
              </text>
              <Arrow from={page} to={proxy} y={top + 56} />
              <Arrow from={proxy} to={page} y={top + 88} changed={name !== 'Watch'} />
              {name === 'Stub' ? (
                <text x={server - 8} y={top + 78} textAnchor="end" fill="var(--diagram-muted)">
                  no request
                </text>
              ) : (
                <>
                  <Arrow from={proxy} to={server} y={top + 56} changed={name === 'Change'} />
                  <Arrow from={server} to={proxy} y={top + 88} />
                </>
              )}
              <circle
                cx={proxy}
                cy={top + 72}
                r="8"
                fill={name === 'Watch' ? 'var(--diagram-fill)' : 'var(--diagram-accent)'}
                stroke="var(--diagram-accent)"
                strokeWidth="2"
              />
            </g>
          ))}
        </g>
      </svg>
      <figcaption>Dashed arrows show data from your test.</figcaption>
    </figure>
  )
}
