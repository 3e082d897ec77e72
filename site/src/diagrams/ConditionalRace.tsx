import { Diagram } from '../drawings/diagram/Diagram.tsx'

const SPAN = 800
/** When the test checks, in milliseconds after the page loads. */
const LOOK = 400

/** Two runs of one test: the dialog opens before and after the test checks for it. */
const runs = [
  { name: 'Run 1', opens: 200, answer: 'Found: close it', good: true },
  { name: 'Run 2', opens: 560, answer: 'Not found: continue', good: false },
] as const

/** Position of a time on the axis. */
const place = (time: number): string => `${2 + (time / SPAN) * 96}%`

/** The same condition has two outcomes because the page is faster in one run. */
export default function ConditionalRace() {
  return (
    <Diagram
      title="The same check at the same time, with two outcomes"
      description="Two runs. In the first, the dialog opens at 200 milliseconds; the test checks at 400, finds it, and closes it. In the second, the test checks at 400 milliseconds, finds nothing, and continues; the dialog opens at 560 and covers the next element to click."
      caption="The code is the same in both runs. The page was faster in one of them."
    >
      {runs.map(({ name, opens, answer, good }) => (
        <div key={name} className="flow-run">
          <b>{name}</b>
          <svg className="flow-track" height="102">
            <text x={place(LOOK)} y="14">
              the test checks
            </text>
            <rect
              x={place(opens)}
              y="26"
              width={`${(1 - opens / SPAN) * 96}%`}
              height="36"
              rx="4"
            />
            <text x={good ? '75%' : '84%'} y="48">
              dialog open
            </text>
            <line x1={place(0)} x2={place(SPAN)} y1="62" y2="62" />
            {[0, 200, 400, 600, 800].map((time) => (
              <g key={time}>
                <line x1={place(time)} x2={place(time)} y1="59" y2="66" />
                <text
                  className={time === SPAN ? 'flow-axis flow-end' : 'flow-axis'}
                  x={place(time)}
                  y="80"
                >
                  {time === SPAN ? '800 ms' : time}
                </text>
              </g>
            ))}
            <line
              className={good ? 'flow-done flow-thick' : 'flow-late flow-thick'}
              x1={place(LOOK)}
              x2={place(LOOK)}
              y1="19"
              y2="64"
            />
          </svg>
          <p className={good ? 'flow-text-good' : 'flow-text-bad'}>
            <strong>{answer}</strong>
          </p>
          {!good && <p>… and the dialog covers the next click</p>}
        </div>
      ))}
    </Diagram>
  )
}
