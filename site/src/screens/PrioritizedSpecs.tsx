import { Callout, Panel, Pill, Row, Spans, State, Tabs } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

/** A run in Cypress Cloud that shows that failed specs ran first. */
export default function PrioritizedSpecs() {
  return (
    <Screen
      title="A run with prioritized specs"
      description="At the top, the table on the Properties tab: auto cancellation is disabled, and spec prioritization was applied with the failed specs of run 4318. Below it, the Timeline view of the Specs tab: the first spec has the Smart Orchestration icon and ran before the longer specs."
      callouts={[
        '**Spec Prioritization**: **Applied** means that Cypress Cloud changed the order of the specs.',
        '**Run number**: links to the run whose failures determined the order.',
        '**Smart Orchestration icon**: marks a spec that was moved to the front. Hover over it to see the tooltip **Prioritized by failed specs**.',
      ]}
    >
      <Tabs names={['Overview', 'Test Results', 'Specs', 'Errors', 'Properties']} open={4} />
      <Panel title="Smart Orchestration">
        <Row start="Auto Cancellation" end={<Pill>Disabled</Pill>} />
        <Row
          start={
            <>
              <Callout n={1} /> Spec Prioritization
            </>
          }
          end={
            <>
              <Pill tone="good">Applied</Pill> Prioritized failed specs from run <Callout n={2} />{' '}
              #4318
            </>
          }
        />
      </Panel>
      <Tabs names={['Overview', 'Test Results', 'Specs', 'Errors', 'Properties']} open={2} />
      <Panel
        title="e2e"
        aside={
          <>
            34 specs on 2 machines · <State is="pending">3</State> <State is="passed">214</State> ·
            08:31
          </>
        }
      >
        <Row
          start={
            <>
              <State is="passed">cypress/e2e/coupons.cy.js</State> <Pill>1</Pill>
            </>
          }
          end={
            <>
              <State is="passed">8</State> · <Callout n={3} /> <Pill>{'⚡\uFE0E'}</Pill> · 00:48
            </>
          }
        />
        <Spans spans={[[0, 10, 'good']]} />
        <Row
          start={
            <>
              <State is="passed">cypress/e2e/checkout.cy.js</State> <Pill>2</Pill>
            </>
          }
          end={
            <>
              <State is="passed">31</State> · 03:29
            </>
          }
        />
        <Spans spans={[[1, 42, 'good']]} />
        <Row
          start={
            <>
              <State is="passed">cypress/e2e/search.cy.js</State> <Pill>1</Pill>
            </>
          }
          end={
            <>
              <State is="passed">27</State> · 02:55
            </>
          }
        />
        <Spans spans={[[11, 45, 'good']]} />
      </Panel>
    </Screen>
  )
}
