import { Box } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

/** The specs of each machine, with their durations in seconds. */
const machines: [name: string, seconds: number][][] = [
  [
    ['checkout', 90],
    ['footer', 30],
  ],
  [
    ['search', 70],
    ['profile', 40],
  ],
  [
    ['seats', 60],
    ['login', 40],
    ['help', 30],
  ],
]

const END = 130
const place = (seconds: number): string => `${(seconds / END) * 100}%`

/** Seven specs on three machines: each machine takes the next spec as soon as it's free. */
export default function MachinesShareSpecs() {
  return (
    <Diagram
      title="Three machines share seven specs"
      description="Cypress Cloud queues the specs, the longest first. Machine 1 runs checkout for 90 seconds and then footer for 30. Machine 2 runs search for 70 seconds and then profile for 40. Machine 3 runs seats for 60 seconds, login for 40, and help for 30. All specs are done after 130 seconds; one machine would need 360 seconds."
      caption="The next free machine takes the next spec. On one machine, the same specs take 360 seconds."
    >
      <Box
        title="Queue in Cypress Cloud, longest first"
        lines={['checkout, search, seats, login, profile, footer, help']}
        tone="accent"
      />
      {machines.map((specs, index) => (
        <div key={index} className="flow-run">
          <b>Machine {index + 1}</b>
          <svg className="flow-track" height="46">
            {specs.map(([name, seconds], position) => {
              const begin = specs.slice(0, position).reduce((sum, [, each]) => sum + each, 0)
              const middle = place(begin + seconds / 2)
              return (
                <g key={name}>
                  <rect
                    x={place(begin + 0.5)}
                    y="2"
                    width={place(seconds - 1)}
                    height="42"
                    rx="5"
                  />
                  <text className="flow-strong" x={middle} y="20">
                    {name}
                  </text>
                  <text className="flow-axis" x={middle} y="36">
                    {seconds} s
                  </text>
                </g>
              )
            })}
          </svg>
        </div>
      ))}
      <svg className="flow-track" height="50">
        <line x2="100%" y1="6" y2="6" />
        {[0, 30, 60, 90].map((seconds) => (
          <g key={seconds}>
            <line x1={place(seconds)} x2={place(seconds)} y1="2" y2="10" />
            <text
              className={seconds === 0 ? 'flow-axis flow-start' : 'flow-axis'}
              x={place(seconds)}
              y="26"
            >
              {seconds} s
            </text>
          </g>
        ))}
        <line className="flow-done" x1="100%" x2="100%" y1="0" y2="12" />
        <text className="flow-strong flow-end" x="100%" y="46">
          all done after 130 s
        </text>
      </svg>
    </Diagram>
  )
}
