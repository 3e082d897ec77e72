import { Choice, Panel, Pill } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { projectNav } from './parts/navigation.ts'

/** The setting for reruns in a project's settings in Cypress Cloud. */
export default function RerunOptimizationSetting() {
  return (
    <Screen
      title="Re-run optimization in the project settings"
      description="The section Smart Orchestration with three options for reruns: Organization default, which is selected, Run everything again, and Run only failed specs."
      caption="This project follows its organization, so a rerun repeats only the specs that failed."
      nav={projectNav('Project settings')}
      callouts={[
        "**Organization default**: follows the organization's setting, which is shown next to it. It's selected until you change it.",
        '**Run everything again**: turns re-run optimization off for this project.',
        '**Run only failed specs**: turns it on for this project.',
      ]}
    >
      <Panel title="Re-run optimization" aside={<Pill tone="accent">Business plan</Pill>}>
        <Choice n={1} chosen end={<Pill>Run only failed specs</Pill>}>
          Organization default
        </Choice>
        <Choice n={2} end={<Pill>Safest, slowest</Pill>}>
          Run everything again
        </Choice>
        <Choice n={3}>Run only failed specs</Choice>
      </Panel>
    </Screen>
  )
}
