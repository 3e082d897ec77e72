interface FrameProps {
  x: number
  y: number
  width: number
  height: number
  name: string
  lines: string[]
  color?: string
  dashed?: boolean
}

function Frame({ x, y, width, height, name, lines, color, dashed }: FrameProps) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="6"
        fill="var(--diagram-fill)"
        stroke={color ?? 'var(--diagram-stroke)'}
        strokeWidth="2"
        strokeDasharray={dashed ? '6 4' : undefined}
      />
      <text x={x + 12} y={y + 26} fontWeight="700">
        {name}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={x + 12} y={y + 50 + index * 22} fontSize="15">
          {line}
        </text>
      ))}
    </g>
  )
}

function Tab({ y, height, title }: { y: number; height: number; title: string }) {
  return (
    <g>
      <rect
        x="6"
        y={y}
        width="448"
        height={height}
        rx="10"
        fill="none"
        stroke="var(--diagram-stroke)"
        strokeWidth="2"
      />
      <path d={`M6 ${y + 36} H454`} stroke="var(--diagram-stroke)" strokeWidth="2" />
      <text x="20" y={y + 24} fill="var(--diagram-muted)">
        {title}
      </text>
    </g>
  )
}

/** A double arrow between two frames that may read each other, or one that is blocked. */
function Between({ y, blocked }: { y: number; blocked?: boolean }) {
  const color = blocked ? 'var(--diagram-bad)' : 'var(--diagram-ok)'
  return (
    <g stroke={color} strokeWidth="3" fill="none">
      <path d={`M202 ${y} H244`} strokeDasharray={blocked ? '5 4' : undefined} />
      {blocked ? (
        <path d={`M215 ${y - 9} l18 18 M233 ${y - 9} l-18 18`} />
      ) : (
        <path d={`M210 ${y - 7} l-8 7 l8 7 M236 ${y - 7} l8 7 l-8 7`} />
      )}
    </g>
  )
}

/** The runner's frames on the test's origin and after a step to another origin. */
export default function OriginFrames() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="origin-frames-title origin-frames-desc"
        viewBox="0 0 460 560"
        width="460"
      >
        <title id="origin-frames-title">The runner's frames before and after a payment link</title>
        <desc id="origin-frames-desc">
          Before: the tab, the spec, and the application have the origin localhost:4310, so the spec
          can access the application. After the link, the application is on localhost:4311, and the
          spec can't access it. cy.origin() sends the callback to a hidden frame on localhost:4311,
          which can.
        </desc>
        <g fontSize="16" fill="var(--diagram-text)">
          <text x="6" y="20" fontWeight="700">
            1. After cy.visit(&apos;/&apos;)
          </text>
          <Tab y={32} height={150} title="localhost:4310" />
          <Frame x={20} y={84} width={180} height={80} name="Spec" lines={['localhost:4310']} />
          <Frame
            x={246}
            y={84}
            width={194}
            height={80}
            name="Application"
            lines={['localhost:4310']}
          />
          <Between y={124} />

          <text x="6" y="224" fontWeight="700">
            2. After the click on the link
          </text>
          <Tab y={236} height={316} title="localhost:4310" />
          <Frame x={20} y={288} width={180} height={80} name="Spec" lines={['localhost:4310']} />
          <Frame
            x={246}
            y={288}
            width={194}
            height={244}
            name="Application"
            lines={['localhost:4311']}
            color="var(--diagram-accent)"
          />
          <Between y={328} blocked />
          <path
            d="M110 368 V424"
            fill="none"
            stroke="var(--diagram-ok)"
            strokeWidth="3"
            strokeDasharray="5 4"
          />
          <path d="M103 418 l7 8 l7 -8" fill="none" stroke="var(--diagram-ok)" strokeWidth="3" />
          <text x="122" y="402" fontSize="15">
            cy.origin()
          </text>
          <Frame
            x={20}
            y={430}
            width={180}
            height={102}
            name="Hidden frame"
            lines={['localhost:4311', 'runs the callback']}
            color="var(--diagram-accent)"
            dashed
          />
          <Between y={480} />
        </g>
      </svg>
      <figcaption>
        Only frames with the same origin can access each other, so the callback moves to the other
        origin.
      </figcaption>
    </figure>
  )
}
