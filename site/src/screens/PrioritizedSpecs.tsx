import { Spans } from '../drawings/screen/charts.tsx'
import { Go, Panel, Pill, Row, State, Tabs } from '../drawings/screen/kit.tsx'
import { regionOf } from '../drawings/screen/region.ts'
import { Screen } from '../drawings/screen/Screen.tsx'
import { Table } from '../drawings/screen/Table.tsx'
import { SpecGroup } from './parts/SpecGroup.tsx'

const TABS = ['Overview', 'Test Results', 'Specs', 'Errors', 'Properties']

/** The first specs that ran, with the start and the end of their bars. */
const SPECS = [
  { name: 'coupons', machine: 1, passed: 8, duration: '00:48', span: [0, 10] },
  { name: 'checkout', machine: 2, passed: 31, duration: '03:29', span: [1, 42] },
  { name: 'search', machine: 1, passed: 27, duration: '02:55', span: [11, 45] },
] as const

/** A run in Cypress Cloud that shows that failed specs ran first. */
export default function PrioritizedSpecs() {
  return (
    <Screen
      title="A run with prioritized specs"
      description="At the top, the table on the Properties tab: Auto Cancellation is disabled, and Spec Prioritization was applied with the failed specs of run 4318. Below it, the Timeline view of the Specs tab: the first spec has the Smart Orchestration icon and ran before the longer specs."
      caption="The spec that failed in run #4318 ran first, although it's the shortest one. Its fix is confirmed after 48 seconds."
      callouts={[
        '**Spec Prioritization**: **Applied** means that Cypress Cloud changed the order of the specs.',
        '**Run number**: links to the run whose failures determined the order.',
        '**Smart Orchestration icon**: marks a spec that was moved to the front. Hover over it to see the tooltip **Prioritized by failed specs**.',
      ]}
    >
      <Tabs names={TABS} open={4} />
      <Panel title="Smart Orchestration">
        <Row start="Auto Cancellation" end={<Pill>Disabled</Pill>} />
        <Row
          n={1}
          start="Spec Prioritization"
          end={
            <>
              <Pill tone="good">Applied</Pill>
              <span className="screen-region" {...regionOf(2, 'end')}>
                Prioritized failed specs from run <Go>#4318</Go>
              </span>
            </>
          }
        />
      </Panel>
      <Tabs names={TABS} open={2} />
      <SpecGroup machines="34 specs on 2 machines" pending={3} passed={214} duration="08:31">
        <Table
          rows={SPECS.map(({ name, machine, passed, duration, span: [start, end] }, index) => ({
            cells: [
              <span key="spec" className="screen-line">
                <State is="passed">cypress/e2e/{name}.cy.js</State> <Pill>{machine}</Pill>
                {index === 0 && (
                  <Pill tone="accent" n={3}>
                    {'⚡\uFE0E'}
                  </Pill>
                )}
              </span>,
              <State key="passed" is="passed">
                {passed}
              </State>,
              duration,
            ],
            below: <Spans spans={[[start, end]]} />,
          }))}
        />
      </SpecGroup>
    </Screen>
  )
}
