import { Header, Panel, Pill } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { Totals } from './parts/Totals.tsx'

/** A rerun in the list of a project's runs in Cypress Cloud. */
export default function RerunTag() {
  return (
    <Screen
      title="A rerun in the list of runs"
      description="Two runs with the same commit message. The later one has a Re-run tag and far fewer tests."
      caption="The rerun took 3 minutes instead of 9: it ran 30 tests in the specs that had failed, not all 217."
      callouts={[
        '**Re-run** tag: this run repeats an earlier one.',
        '**Numbers of tests**: only the tests in the specs that ran again.',
      ]}
    >
      <Panel>
        <Header
          is="passed"
          title="Add a coupon field"
          tags={
            <Pill tone="accent" n={1}>
              Re-run
            </Pill>
          }
          meta={['Ines Vidal', 'Ran an hour ago', '02:57', 'coupons', 'CircleCI a07c51', '#4321']}
          end={<Totals n={2} skipped={0} pending={0} passed={30} failed={0} />}
        />
        <Header
          is="failed"
          title="Add a coupon field"
          meta={['Ines Vidal', 'Ran 3 hours ago', '08:42', 'coupons', 'CircleCI 93be02', '#4318']}
          end={<Totals flaky={2} skipped={0} pending={3} passed={211} failed={3} />}
        />
      </Panel>
    </Screen>
  )
}
