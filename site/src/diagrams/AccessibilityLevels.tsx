const levels = [
  {
    name: 'Good user experience',
    lines: [
      'The application works well in daily use.',
      'Confirmed by: people who use',
      'assistive technology every day',
    ],
    inset: 60,
    top: 2,
  },
  {
    name: 'Conformance with WCAG',
    lines: ['Often required by regulations.', 'Confirmed by: a human assessment'],
    inset: 30,
    top: 124,
  },
  {
    name: 'Basic usability',
    lines: ['Users can probably get far.', 'Supported by: automated rules'],
    inset: 0,
    top: 222,
  },
]

const lineHeight = 24

/** Three levels of accessibility, each building on the one below. */
export default function AccessibilityLevels() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="a11y-levels-title a11y-levels-desc"
        viewBox="0 0 460 318"
        width="460"
      >
        <title id="a11y-levels-title">Three levels of accessibility</title>
        <desc id="a11y-levels-desc">
          The base is basic usability, which automated rules support. The next level is WCAG
          conformance, which people have to assess. The top level is a good user experience, which
          only people who use assistive technology every day can confirm.
        </desc>
        <g fontSize="17" fill="var(--diagram-text)" textAnchor="middle">
          {levels.map(({ name, lines, inset, top }, index) => {
            const height = 42 + lines.length * lineHeight
            return (
              <g key={name}>
                <rect
                  x={2 + inset}
                  y={top}
                  width={456 - 2 * inset}
                  height={height}
                  rx="8"
                  fill="var(--diagram-fill)"
                  stroke={index === 2 ? 'var(--diagram-accent)' : 'var(--diagram-stroke)'}
                  strokeWidth={index === 2 ? 2.5 : 1}
                />
                <text x="230" y={top + 28} fontWeight="600">
                  {name}
                </text>
                {lines.map((line, position) => (
                  <text
                    key={line}
                    x="230"
                    y={top + 28 + (position + 1) * lineHeight}
                    fill={position === 0 ? 'var(--diagram-text)' : 'var(--diagram-muted)'}
                  >
                    {line}
                  </text>
                ))}
              </g>
            )
          })}
        </g>
      </svg>
      <figcaption>
        Each level builds on the one below. Automated rules help most at the base.
      </figcaption>
    </figure>
  )
}
