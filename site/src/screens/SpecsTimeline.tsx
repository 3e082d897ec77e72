import { Spans } from '../drawings/screen/charts.tsx'
import { Pill, State } from '../drawings/screen/kit.tsx'
import { regionOf } from '../drawings/screen/region.ts'
import { Screen } from '../drawings/screen/Screen.tsx'
import { Table } from '../drawings/screen/Table.tsx'
import { SpecGroup, SpecViews } from './parts/SpecGroup.tsx'

/** The group's duration in seconds. */
const TOTAL = 310

/** Start and end of each spec, in seconds since the group started. */
const SPECS = [
  { name: 'checkout.cy.js', machine: 1, from: 0, to: 209, passed: 31, duration: '03:29' },
  { name: 'search.cy.js', machine: 2, from: 4, to: 179, passed: 27, duration: '02:55' },
  { name: 'cart.cy.js', machine: 3, from: 9, to: 149, passed: 8, duration: '02:20' },
  { name: 'profile.cy.js', machine: 3, from: 155, to: 290, passed: 19, duration: '02:15' },
  { name: 'orders.cy.js', machine: 2, from: 185, to: 310, passed: 22, duration: '02:05' },
  { name: 'login.cy.js', machine: 1, from: 215, to: 300, passed: 12, duration: '01:25' },
]

/** The specs of a parallel run over time, in Cypress Cloud. */
export default function SpecsTimeline() {
  return (
    <Screen
      title="Specs tab, Timeline view"
      description="Three views to choose from, with Timeline open. Below them, a group with six specs on three machines. Each spec has the number of its machine and a bar that shows when it ran: the first three start together, and the others follow when a machine is free."
      caption="Three specs start together. Each of the others waits until a machine is free."
      callouts={[
        '**Views**: the order in which the specs ran (**Timeline**), their durations (**Bar Chart**), or the specs of each machine (**Machines**).',
        '**Group**: its name, the number of specs and machines, the tests by status, and the duration.',
        '**Spec**: its status, its path, and the number of the machine that ran it. Click it to see its tests.',
        '**Bar**: when the spec ran, relative to the others.',
      ]}
    >
      <SpecViews open={0} n={1} />
      <SpecGroup machines="6 specs on 3 machines" passed={119} duration="05:10" n={2}>
        <Table
          rows={SPECS.map(({ name, machine, from, to, passed, duration }, index) => ({
            n: index === 0 ? 3 : undefined,
            cells: [
              <span key="spec" className="screen-line">
                <State is="passed">cypress/e2e/{name}</State> <Pill>{machine}</Pill>
              </span>,
              <State key="passed" is="passed">
                {passed}
              </State>,
              duration,
            ],
            below: (
              <div {...regionOf(index === 0 ? 4 : undefined, 'end')}>
                <Spans spans={[[(from / TOTAL) * 100, (to / TOTAL) * 100]]} />
              </div>
            ),
          }))}
        />
      </SpecGroup>
    </Screen>
  )
}
