import type { ReactNode } from 'react'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

const SPAN = 5000
const TIMER = 3000

/** The steps of a test, and the page's time after each of them, in milliseconds. */
const moments: { code: string; at: number; note: string; fires?: boolean }[] = [
  { code: 'cy.clock()', at: 0, note: 'the clock stops' },
  { code: "cy.visit('/')", at: 0, note: 'the page sets a timer of 3 s' },
  { code: 'cy.tick(2000)', at: 2000, note: 'nothing is due yet' },
  { code: 'cy.tick(1000)', at: 3000, note: 'the timer runs', fires: true },
  { code: 'cy.tick(2000)', at: 5000, note: "it doesn't run again" },
]

/** Position of a time on the axis. The ends leave room for the circles. */
const place = (time: number): string => `${3 + (time / SPAN) * 94}%`
const SECONDS = [0, 1, 2, 3, 4, 5]

/** With cy.clock(), the page's time passes only when a test moves it. */
export default function ClockTimeline() {
  return (
    <Diagram
      title="How a test moves the page's clock"
      description="After cy.clock() and cy.visit(), the page's clock is at 0 ms, although real time passes. The page sets a three-second timer. cy.tick(2000) moves the clock to 2000 ms, when nothing is due. cy.tick(1000) moves it to 3000 ms, and the timer runs. cy.tick(2000) moves it to 5000 ms, and the timer doesn't run again."
      caption="The page’s time jumps with each tick and doesn’t move in between."
    >
      <div className="flow-times">
        <p>Command</p>
        <div>
          <p>The page's clock, in seconds</p>
          <svg className="flow-track" height="18">
            {SECONDS.map((second) => (
              <text
                key={second}
                className={second * 1000 === TIMER ? 'flow-strong' : 'flow-axis'}
                x={place(second * 1000)}
                y="14"
              >
                {second}
              </text>
            ))}
          </svg>
        </div>
        {moments.map(({ code, at, note, fires }, index) => (
          <Moment key={index} at={at} before={moments[index - 1]?.at ?? 0} fires={fires}>
            <code>{code}</code>
            <span>{fires ? <b>{note}</b> : note}</span>
          </Moment>
        ))}
      </div>
    </Diagram>
  )
}

interface MomentProps {
  at: number
  before: number
  fires?: boolean
  children: ReactNode
}

/** A command, and how it moves the clock. */
function Moment({ at, before, fires, children }: MomentProps) {
  return (
    <>
      <p>{children}</p>
      <svg className="flow-track" height="44">
        {SECONDS.map((second) => (
          <line
            key={second}
            className={second * 1000 === TIMER ? 'flow-thin flow-now' : 'flow-thin'}
            x1={place(second * 1000)}
            x2={place(second * 1000)}
            y2="44"
          />
        ))}
        {at > before && (
          <line className="flow-now flow-thick" x1={place(before)} x2={place(at)} y1="18" y2="18" />
        )}
        <circle
          className={fires ? 'flow-now flow-full' : 'flow-now'}
          cx={place(at)}
          cy="18"
          r={fires ? 8 : 6}
        />
      </svg>
    </>
  )
}
