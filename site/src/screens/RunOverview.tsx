import { Bars, Callout, Columns, Panel, Pill, Row, State, Tabs } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

/** The overview of a recorded run in Cypress Cloud. */
export default function RunOverview() {
  return (
    <Screen
      title="Run overview"
      description="A header with the commit and the totals, tabs below it, then the run duration chart beside the recommendations, and the tests for review."
      nav={['Latest runs', 'Branches', 'Analytics', 'Project settings']}
      open={0}
      callouts={[
        '**Header**: the commit message, who committed it, when and how long the run took, the branch, and the CI build.',
        '**Totals**: flaky, skipped, pending, passed, and failed tests.',
        '**Run duration**: this run beside earlier runs of the branch.',
        '**Tests for review**: failed, flaky, and modified tests.',
      ]}
    >
      <Row
        start={
          <>
            <Callout n={1} />{' '}
            <State is="failed">
              <b>Add a coupon field</b>
            </State>
            <br />
            Ines Vidal · 10:14 · coupons
          </>
        }
        end={
          <>
            <Callout n={2} /> <Pill tone="warn">2 Flaky</Pill> <Pill>1 skipped</Pill>{' '}
            <Pill tone="good">377 passed</Pill> <Pill tone="bad">3 failed</Pill>
          </>
        }
      />
      <Tabs names={['Overview', 'Test Results', 'Specs', 'Errors', 'Properties']} open={0} />
      <Columns>
        <Panel
          title={
            <>
              <Callout n={3} /> Run duration
            </>
          }
        >
          <Bars values={[8, 9, 8, 10, 9, 11, 10, 9, 10, 11]} tone="good" tones={{ 9: 'bad' }} />
        </Panel>
        <Panel title="Recommendations">Auto Cancellation</Panel>
      </Columns>
      <Panel
        title={
          <>
            <Callout n={4} /> Tests for review
          </>
        }
      >
        <Row
          start={<State is="failed">applies a coupon</State>}
          end={<Pill tone="warn">Flaky</Pill>}
        />
        <Row start={<State is="failed">rejects an expired coupon</State>} />
      </Panel>
    </Screen>
  )
}
