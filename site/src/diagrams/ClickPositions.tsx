const element = { x: 30, y: 30, width: 400, height: 200 }

/** `at`: the point as shares of the element's width and height. */
const positions = [
  { name: 'topLeft', at: [0, 0] },
  { name: 'top', at: [0.5, 0] },
  { name: 'topRight', at: [1, 0] },
  { name: 'left', at: [0, 0.5] },
  { name: 'center', at: [0.5, 0.5] },
  { name: 'right', at: [1, 0.5] },
  { name: 'bottomLeft', at: [0, 1] },
  { name: 'bottom', at: [0.5, 1] },
  { name: 'bottomRight', at: [1, 1] },
] as const

/** Each name is inside the element, next to its point. */
function place([column, row]: readonly [number, number]) {
  const x = element.x + column * element.width
  const y = element.y + row * element.height
  const inward = column === 0 ? 14 : column === 1 ? -14 : 0
  return {
    x,
    y,
    textX: x + inward,
    textY: row === 0 ? y + 28 : row === 1 ? y - 16 : column === 0.5 ? y - 16 : y + 5,
    anchor:
      column === 0 ? ('start' as const) : column === 1 ? ('end' as const) : ('middle' as const),
  }
}

/** The nine named positions of an action command on an element. */
export default function ClickPositions() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="click-positions-title click-positions-desc"
        viewBox="0 0 460 260"
        width="460"
      >
        <title id="click-positions-title">The nine named positions on an element</title>
        <desc id="click-positions-desc">
          Top row: topLeft, top, topRight. Middle row: left, center, right. Bottom row: bottomLeft,
          bottom, bottomRight. The corner and edge positions are on the element's border.
        </desc>
        <rect
          {...element}
          rx="4"
          fill="var(--diagram-fill)"
          stroke="var(--diagram-stroke)"
          strokeWidth="2"
        />
        <g fontSize="17" fontFamily="monospace" fill="var(--diagram-text)">
          {positions.map(({ name, at }) => {
            const { x, y, textX, textY, anchor } = place(at)
            return (
              <g key={name}>
                <circle cx={x} cy={y} r="7" fill="var(--diagram-accent)" />
                <text
                  x={textX}
                  y={textY}
                  textAnchor={anchor}
                  fontWeight={name === 'center' ? 700 : 400}
                >
                  {name}
                </text>
              </g>
            )
          })}
        </g>
      </svg>
      <figcaption>
        Without a position, the action happens at the <code>center</code>.
      </figcaption>
    </figure>
  )
}
