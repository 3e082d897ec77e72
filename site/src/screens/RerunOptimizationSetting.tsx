import { Callout, Panel, Pill, Row } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

/** The setting for reruns in a project's settings in Cypress Cloud. */
export default function RerunOptimizationSetting() {
  return (
    <Screen
      title="Re-run optimization in the project settings"
      description="The section Smart Orchestration with three options for reruns: Organization default, which is selected, Run everything again, and Run only failed specs."
      callouts={[
        "**Organization default**: follows the organization's setting, which is shown next to it. It's selected until you change it.",
        '**Run everything again**: turns re-run optimization off for this project.',
        '**Run only failed specs**: turns it on for this project.',
      ]}
    >
      <Panel
        title={
          <>
            Re-run optimization <Pill>Business plan</Pill>
          </>
        }
      >
        <Row
          start={
            <>
              <Callout n={1} /> ◉ <b>Organization default</b> <Pill>Run only failed specs</Pill>
            </>
          }
        />
        <Row
          start={
            <>
              <Callout n={2} /> ○ <b>Run everything again</b> <Pill>Safest, slowest</Pill>
            </>
          }
        />
        <Row
          start={
            <>
              <Callout n={3} /> ○ <b>Run only failed specs</b>
            </>
          }
        />
      </Panel>
    </Screen>
  )
}
