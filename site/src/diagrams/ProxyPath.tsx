export default function ProxyPath() {
  const boxes = [
    { y: 10, label: 'Browser', note: 'Its own proxy settings have no effect' },
    { y: 110, label: 'Cypress proxy', note: 'Intercepts and rewrites' },
    { y: 210, label: "Your network's proxy", note: 'HTTP_PROXY, HTTPS_PROXY' },
    { y: 310, label: 'Server', note: 'Your application, Cypress Cloud' },
  ]

  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="proxy-path-title proxy-path-desc"
        viewBox="0 0 480 380"
        width="480"
      >
        <title id="proxy-path-title">Path of a request behind a proxy</title>
        <desc id="proxy-path-desc">
          From the browser to the Cypress proxy, then to your network's proxy, and on to the server.
          For hosts in NO_PROXY, the Cypress proxy connects directly.
        </desc>
        {boxes.map((box, index) => (
          <g key={box.label}>
            <rect
              x="20"
              y={box.y}
              width="310"
              height="60"
              rx="8"
              fill="var(--diagram-fill)"
              stroke={index === 2 ? 'var(--diagram-accent)' : 'var(--diagram-stroke)'}
              strokeWidth={index === 2 ? 2.5 : 1.5}
            />
            <text x="36" y={box.y + 26} fontSize="17" fontWeight="600" fill="var(--diagram-text)">
              {box.label}
            </text>
            <text x="36" y={box.y + 48} fontSize="14.5" fill="var(--diagram-text)">
              {box.note}
            </text>
            {index < 3 && (
              <path
                d={`M175 ${box.y + 60} v32 m-7 -8 l7 8 l7 -8`}
                fill="none"
                stroke="var(--diagram-stroke)"
                strokeWidth="2"
              />
            )}
          </g>
        ))}
        <path
          d="M330 140 h50 v200 h-42 m8 -7 l-8 7 l8 7"
          fill="none"
          stroke="var(--diagram-stroke)"
          strokeWidth="2"
          strokeDasharray="6 4"
        />
        <text x="390" y="236" fontSize="14.5" fill="var(--diagram-text)">
          <tspan x="390">Hosts in</tspan>
          <tspan x="390" dy="20">
            NO_PROXY
          </tspan>
        </text>
      </svg>
      <figcaption>
        The variables describe the highlighted step. Hosts in <code>NO_PROXY</code> skip it.
      </figcaption>
    </figure>
  )
}
