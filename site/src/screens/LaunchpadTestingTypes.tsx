import { Callout, Columns, Panel, Pill, Row } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

/** The Launchpad's screen where you choose a testing type. */
export default function LaunchpadTestingTypes() {
  return (
    <Screen
      title="Choosing a testing type in the Launchpad"
      description="A header with the project and its Git branch, then the heading Welcome to Cypress! with two cards below it, E2E Testing and Component Testing. Both are labeled Not Configured."
      callouts={[
        '**Project**: its name, and the Git branch in parentheses.',
        '**Review the differences between each testing type**: a comparison with a code example for each type.',
        '**E2E Testing**: tests that visit your whole application.',
        "**Not Configured**: the project doesn't have any settings for this type yet, so the Launchpad creates them. Later, the label is **Configured**.",
        '**Component Testing**: tests that mount a single component.',
      ]}
    >
      <Row
        start={
          <>
            <Callout n={1} /> <b>bike-shed</b> (main)
          </>
        }
        end="Docs · Log in"
      />
      <Row start={<b>Welcome to Cypress!</b>} />
      <Row
        start={
          <>
            <Callout n={2} /> Review the differences between each testing type →
          </>
        }
      />
      <Columns>
        <Panel
          title={
            <>
              <Callout n={3} /> E2E Testing
            </>
          }
        >
          <Row
            start={
              <>
                <Callout n={4} /> <Pill>Not Configured</Pill>
              </>
            }
          />
        </Panel>
        <Panel
          title={
            <>
              <Callout n={5} /> Component Testing
            </>
          }
        >
          <Row start={<Pill>Not Configured</Pill>} />
        </Panel>
      </Columns>
    </Screen>
  )
}
