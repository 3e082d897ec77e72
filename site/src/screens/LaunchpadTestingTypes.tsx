import { Columns, Go, Header, Panel, Pill, Text } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

/** The Launchpad's screen where you choose a testing type. */
export default function LaunchpadTestingTypes() {
  return (
    <Screen
      title="Choosing a testing type in the Launchpad"
      description="A header with the project and its Git branch, then the heading Welcome to Cypress! with two cards below it, E2E Testing and Component Testing. Both are labeled Not Configured."
      caption="Neither testing type is configured yet. The card that you choose creates its files."
      callouts={[
        '**Project**: its name, and the Git branch in parentheses.',
        '**Review the differences between each testing type**: a comparison with a code example for each type.',
        '**E2E Testing**: tests that visit your whole application.',
        "**Not Configured**: the project doesn't have any settings for this type yet, so the Launchpad creates them. Later, the label is **Configured**.",
        '**Component Testing**: tests that mount a single component.',
      ]}
    >
      <Header n={1} title="bike-shed" tags="(main)" end="Docs · Log in" />
      <div className="screen-center">
        <b className="screen-big">Welcome to Cypress!</b>
        <Text n={2}>
          <Go>Review the differences between each testing type →</Go>
        </Text>
      </div>
      <Columns>
        <Panel n={3}>
          <div className="screen-center screen-type">
            <svg viewBox="0 0 48 32">
              <path d="M1.5 1.5h45v29h-45zM1.5 8.5h45M5 5h1M9 5h1M13 5h1M8 14h14M8 19h10M8 24h12M28 14h12v10H28z" />
            </svg>
            <b>E2E Testing</b>
            <Pill n={4}>Not Configured</Pill>
          </div>
        </Panel>
        <Panel n={5}>
          <div className="screen-center screen-type">
            <svg viewBox="0 0 48 32">
              <path d="M9 1.5h12v12H9zM27 1.5h12v12H27zM9 18.5h12v12H9zM33 18.5v12M27 24.5h12" />
            </svg>
            <b>Component Testing</b>
            <Pill>Not Configured</Pill>
          </div>
        </Panel>
      </Columns>
    </Screen>
  )
}
