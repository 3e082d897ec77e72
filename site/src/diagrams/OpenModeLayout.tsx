const log = [
  { y: 150, text: 'visit /cart', color: 'var(--diagram-ok)' },
  { y: 180, text: 'get .total', color: 'var(--diagram-ok)' },
  { y: 210, text: '- assert', color: 'var(--diagram-bad)' },
]

function Mark({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <g>
      <circle cx={x} cy={y} r="14" fill="var(--diagram-accent)" />
      <text
        x={x}
        y={y + 6}
        textAnchor="middle"
        fontWeight="700"
        fill="var(--diagram-fill)"
        stroke="none"
      >
        {children}
      </text>
    </g>
  )
}

/** The parts of the window while a spec runs, numbered as in the text. */
export default function OpenModeLayout() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="open-mode-title open-mode-desc"
        viewBox="0 0 460 400"
        width="460"
      >
        <title id="open-mode-title">The window while a spec runs</title>
        <desc id="open-mode-desc">
          On the far left, the navigation (1). Next to it, the controls and the result (2), the
          instrument panel (3), the Command Log (4), and the error (5). On the right, the bar with
          the URL, browser, and viewport (6), and below it the application (7).
        </desc>
        <g fill="none" stroke="var(--diagram-stroke)" strokeWidth="2">
          <rect x="10" y="10" width="440" height="380" rx="10" />
          <path d="M60 10 V390 M250 10 V390 M60 58 H450 M60 116 H250 M60 238 H250" />
          <rect x="266" y="76" width="168" height="298" rx="6" fill="var(--diagram-fill)" />
        </g>
        <g fontSize="16" fill="var(--diagram-text)">
          <Mark x={35} y={36}>
            1
          </Mark>
          <Mark x={82} y={34}>
            2
          </Mark>
          <text x="106" y="40">
            ✓ 4 ✗ 1 ↻
          </text>
          <Mark x={82} y={87}>
            3
          </Mark>
          <text x="106" y="93">
            routes, stubs
          </text>
          <Mark x={228} y={138}>
            4
          </Mark>
          {log.map(({ y, text, color }) => (
            <text key={text} x="74" y={y} fontFamily="monospace" fill={color}>
              {text}
            </text>
          ))}
          <Mark x={82} y={264}>
            5
          </Mark>
          <text x="106" y="270" fill="var(--diagram-bad)">
            AssertionError
          </text>
          <text x="74" y="302">
            expected € 12
          </text>
          <text x="74" y="326">
            but got € 0
          </text>
          <text x="74" y="360" fontFamily="monospace" fill="var(--diagram-muted)">
            cart.cy.js:7
          </text>
          <Mark x={272} y={34}>
            6
          </Mark>
          <text x="294" y="40">
            /cart 1000x660
          </text>
          <Mark x={350} y={190}>
            7
          </Mark>
          <text x="350" y="232" textAnchor="middle">
            your
          </text>
          <text x="350" y="254" textAnchor="middle">
            application
          </text>
        </g>
      </svg>
      <figcaption>The window while a spec runs. The table explains the numbers.</figcaption>
    </figure>
  )
}
