import type { ReactNode } from 'react'
import { ArrowHead } from './parts/ArrowHead.tsx'

const left = 20
const width = 320
const middle = left + width / 2
const bypass = 400

interface BoxProps {
  y: number
  height: number
  plain?: boolean
  children: ReactNode
}

function Box({ y, height, plain, children }: BoxProps) {
  return (
    <g>
      <rect
        x={left}
        y={y}
        width={width}
        height={height}
        rx="8"
        fill={plain ? 'none' : 'var(--diagram-fill)'}
        stroke={plain ? 'var(--diagram-stroke)' : 'var(--diagram-accent)'}
        strokeWidth="2"
      />
      {children}
    </g>
  )
}

interface LineProps {
  y: number
  strong?: boolean
  children: string
}

function Line({ y, strong, children }: LineProps) {
  return (
    <text x={middle} y={y} textAnchor="middle" fontWeight={strong ? 700 : 400}>
      {children}
    </text>
  )
}

function Down({ from, to }: { from: number; to: number }) {
  return <path d={`M${middle} ${from} V${to - 3}`} markerEnd="url(#intercept-arrow)" />
}

/** A request's path through the handlers, the server, and the response listeners. */
export default function InterceptLifecycle() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="intercept-title intercept-desc"
        viewBox="0 0 460 652"
        width="460"
      >
        <title id="intercept-title">Life cycle of an intercepted request</title>
        <desc id="intercept-desc">
          The application sends a request. Request phase: middleware handlers, oldest first, then
          the other handlers, newest first. A static response or req.reply skips the server and goes
          to the response phase; otherwise the request goes to the server. Response phase:
          before:response listeners, the req.continue callback, response listeners. Then the
          application receives the response, and after:response listeners run.
        </desc>
        <defs>
          <ArrowHead id="intercept-arrow" />
        </defs>
        <g fill="none" stroke="var(--diagram-stroke)" strokeWidth="2">
          <Down from={50} to={82} />
          <Down from={210} to={282} />
          <Down from={326} to={366} />
          <Down from={524} to={556} />
          <path
            d={`M${left + width} 146 H${bypass} V441 H${left + width + 6}`}
            markerEnd="url(#intercept-arrow)"
          />
        </g>
        <g fontSize="16" fill="var(--diagram-text)">
          <Box y={10} height={40} plain>
            <Line y={36}>The application sends a request</Line>
          </Box>
          <Box y={84} height={126}>
            <Line y={110} strong>
              Request phase
            </Line>
            <Line y={140}>middleware, oldest first</Line>
            <Line y={166}>other handlers, newest first</Line>
            <Line y={192}>edits go on to the next one</Line>
          </Box>
          <text x={middle + 12} y="240" fill="var(--diagram-muted)">
            req.continue(), or no
          </text>
          <text x={middle + 12} y="262" fill="var(--diagram-muted)">
            handler is left
          </text>
          <Box y={284} height={42} plain>
            <Line y={311}>Server responds</Line>
          </Box>
          <Box y={368} height={156}>
            <Line y={394} strong>
              Response phase
            </Line>
            <Line y={424}>1. before:response listeners</Line>
            <Line y={452}>2. req.continue() callback</Line>
            <Line y={480}>3. response listeners</Line>
            <Line y={510}>res.send() ends the phase</Line>
          </Box>
          <Box y={558} height={74} plain>
            <Line y={588}>The application receives the response</Line>
            <Line y={616}>then after:response listeners</Line>
          </Box>
          <text
            transform={`translate(${bypass + 22} 293) rotate(-90)`}
            textAnchor="middle"
            fill="var(--diagram-muted)"
          >
            static response or req.reply()
          </text>
        </g>
      </svg>
      <figcaption>
        A stub takes the path on the right: the server never receives the request.
      </figcaption>
    </figure>
  )
}
