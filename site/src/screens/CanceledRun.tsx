import { Go, Header, Panel, Pill, Row, State, Tabs, Text } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { Totals } from './parts/Totals.tsx'

const TABS = ['Overview', 'Test Results', 'Specs', 'Errors', 'Properties']

/** A run that Cypress Cloud canceled after a number of failures. */
export default function CanceledRun() {
  return (
    <Screen
      title="A run that was canceled automatically"
      description="The header of a canceled run with three failed tests, and its tabs. On the Overview tab, a banner with the reason, the number of failures, the number of skipped specs, and the time saved. Below it, the table from the Properties tab says that Auto Cancellation was applied."
      caption="After three failures, the run stopped. 27 of its 34 specs didn't have to run."
      callouts={[
        '**Status and numbers**: the run is canceled. Click the number of failed tests to see the ones that caused it.',
        '**Banner**: the cause of the cancellation, after how many failures it happened, how many specs were skipped, and how much CI time that saved. It also appears on the **Test Results** and **Specs** tabs.',
        '**Project Settings**: where you change the threshold.',
        '**Smart Orchestration** on the **Properties** tab: whether Auto Cancellation was **Disabled**, **Not applied**, or **Applied**, and the threshold of the run.',
      ]}
    >
      <Header
        n={1}
        is="cancelled"
        title="Rename the cart page"
        meta={['Mai Tran', 'Ran 5 hours ago', '01:56', 'cart-page', 'CircleCI 17ad4c', '#4317']}
        end={<Totals skipped={0} pending={0} passed={41} failed={3} />}
      />
      <Tabs names={TABS} open={0} />
      <Panel n={2}>
        <State is="cancelled">
          <b>Automatically canceled by Smart Orchestration</b>
        </State>
        <Text>After 3 test failure(s) · 27 of 34 specs skipped · 00:18:46 saved in CI</Text>
        <Go n={3}>Project Settings</Go>
      </Panel>
      <Tabs names={TABS} open={4} />
      <Panel title="Smart Orchestration" n={4}>
        <Row
          start="Auto Cancellation"
          end={
            <>
              <Pill tone="good">Applied</Pill> Configured by project to cancel after 3 test failures
            </>
          }
        />
      </Panel>
    </Screen>
  )
}
