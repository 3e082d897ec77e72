const areas = [
  {
    name: 'runner',
    says: 'the runner window',
    box: { x: 8, y: 8, width: 444, height: 232 },
    label: { x: 20, y: 34 },
    dash: '2 5',
  },
  {
    name: 'viewport',
    says: 'the visible part',
    box: { x: 160, y: 54, width: 276, height: 170 },
    label: { x: 176, y: 84 },
    dash: undefined,
  },
  {
    name: 'fullPage',
    says: 'the whole page',
    box: { x: 152, y: 46, width: 292, height: 318 },
    label: { x: 176, y: 348 },
    dash: '10 5',
  },
] as const

const logRows = [64, 88, 112, 136, 160]
const pageRows = [112, 136, 160, 184, 208, 246, 270, 294, 318]

/** The area that each value of the screenshot option `capture` includes. */
export default function ScreenshotCapture() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="screenshot-capture-title screenshot-capture-desc"
        viewBox="0 0 460 376"
        width="460"
      >
        <title id="screenshot-capture-title">What each value of capture includes</title>
        <desc id="screenshot-capture-desc">
          A runner window with the Command Log on the left and the application on the right. The
          application's page continues below the window. Runner is the whole window, viewport is the
          visible part of the application, and fullPage is the application's entire page.
        </desc>
        <rect x="8" y="8" width="444" height="232" rx="4" fill="var(--diagram-fill)" />
        <g stroke="var(--diagram-muted)" strokeWidth="6" strokeLinecap="round" opacity="0.45">
          {logRows.map((y, index) => (
            <path key={y} d={`M24 ${y}h${index % 2 ? 72 : 104}`} />
          ))}
          {pageRows.map((y, index) => (
            <path key={y} d={`M178 ${y}h${index % 3 ? 236 : 150}`} />
          ))}
        </g>
        <text x="20" y="226" fontSize="15" fill="var(--diagram-muted)">
          Command Log
        </text>
        <g fill="none" stroke="var(--diagram-accent)" strokeWidth="2.5">
          {areas.map(({ name, box, dash }) => (
            <rect key={name} {...box} rx="4" strokeDasharray={dash} />
          ))}
        </g>
        <g fontSize="15" fill="var(--diagram-text)">
          {areas.map(({ name, says, label }) => (
            <text key={name} {...label}>
              <tspan fontFamily="monospace" fontWeight="700">
                {name}
              </tspan>
              {`: ${says}`}
            </text>
          ))}
        </g>
      </svg>
      <figcaption>
        Dots: <code>runner</code>. Line: <code>viewport</code>. Dashes: <code>fullPage</code>, which
        continues below the window.
      </figcaption>
    </figure>
  )
}
