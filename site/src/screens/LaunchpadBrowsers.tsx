import { Button, Callout, Columns, Panel, Row } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

/** The Launchpad's list of browsers. */
export default function LaunchpadBrowsers() {
  return (
    <Screen
      title="Choosing a browser in the Launchpad"
      description="The heading Choose a browser, then a card with the name and version of each browser. Chrome is selected, so the button below says Start E2E Testing in Chrome. Below it is a link to switch the testing type."
      callouts={[
        '**Browsers**: every compatible browser on your system with its version, and Electron.',
        '**Start E2E Testing in Chrome**: opens the app in the selected browser.',
        '**Switch testing type**: takes you back to the testing types.',
      ]}
    >
      <Row
        start={
          <>
            <b>bike-shed</b> (main) › E2E Testing
          </>
        }
        end="Docs · Log in"
      />
      <Row start={<b>Choose a browser</b>} />
      <Row start="Choose your preferred browser for E2E testing." />
      <Columns>
        <Panel
          title={
            <>
              <Callout n={1} /> Chrome ✓
            </>
          }
        >
          <Row start="v143" />
        </Panel>
        <Panel title="Edge">
          <Row start="v143" />
        </Panel>
        <Panel title="Electron">
          <Row start="v138" />
        </Panel>
        <Panel title="Firefox">
          <Row start="v146" />
        </Panel>
      </Columns>
      <Row
        start={
          <>
            <Callout n={2} /> <Button primary>Start E2E Testing in Chrome</Button>
          </>
        }
      />
      <Row
        start={
          <>
            <Callout n={3} /> ← Switch testing type
          </>
        }
      />
    </Screen>
  )
}
