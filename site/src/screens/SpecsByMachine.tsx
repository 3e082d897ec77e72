import { Spans } from '../drawings/screen/charts.tsx'
import { Pill, Row, State } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { SpecGroup, SpecViews } from './parts/SpecGroup.tsx'

/** Duration of each spec in minutes, by machine. */
const MACHINES = [
  [8, 3, 2],
  [5, 4, 2],
] as const
const TOTAL = 13

/** Start and end of each spec on a machine, from 0 to 100. */
function spansOf(minutes: readonly number[]): [number, number][] {
  return minutes.map((length, index) => {
    const start = minutes.slice(0, index).reduce((sum, other) => sum + other, 0)
    return [(start / TOTAL) * 100, ((start + length) / TOTAL) * 100]
  })
}

/** The specs of a parallel run by machine, in Cypress Cloud. */
export default function SpecsByMachine() {
  return (
    <Screen
      title="Specs tab, Machines view"
      description="Three views to choose from, with Machines open. Below them, a group with six specs on two machines. Machine 1 ran three specs that take the whole 13 minutes, and machine 2 ran three specs and finished after 11 minutes."
      caption="Machine 2 is done after 11 minutes, but the group takes 13, because machine 1 has the longest spec."
      callouts={[
        '**Views**: select **Machines** to see the specs by machine.',
        '**Group**: how many specs ran on how many machines, and how long the group took.',
        '**Machine**: the specs that it ran, in order, and their number. The group takes as long as the machine that finishes last.',
      ]}
    >
      <SpecViews open={2} n={1} />
      <SpecGroup machines="6 specs on 2 machines" passed={143} duration="13:00" n={2}>
        {MACHINES.map((minutes, index) => (
          <Row
            key={index}
            n={index === 0 ? 3 : undefined}
            start={
              <State is="passed">
                <Pill>Machine {index + 1}</Pill>
              </State>
            }
            end="3 specs"
            below={<Spans spans={spansOf(minutes)} />}
          />
        ))}
      </SpecGroup>
    </Screen>
  )
}
