import { Button, Columns, Go, Header, Line, Panel, Text } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

const BROWSERS = [
  { name: 'Chrome', version: 'v143', isChosen: true },
  { name: 'Edge', version: 'v143' },
  { name: 'Electron', version: 'v138' },
  { name: 'Firefox', version: 'v146' },
]

/** The Launchpad's list of browsers. */
export default function LaunchpadBrowsers() {
  return (
    <Screen
      title="Choosing a browser in the Launchpad"
      description="The heading Choose a browser, then a card with the name and version of each browser. Chrome is selected, so the button below says Start E2E Testing in Chrome. Below it is a link to switch the testing type."
      caption="The button names the browser that you choose."
      callouts={[
        '**Browsers**: every compatible browser on your system with its version, and Electron.',
        '**Start E2E Testing in Chrome**: opens the app in the selected browser.',
        '**Switch testing type**: takes you back to the testing types.',
      ]}
    >
      <Header title="bike-shed" tags="(main) › E2E Testing" end="Docs · Log in" />
      <div className="screen-center">
        <b className="screen-big">Choose a browser</b>
        <Text>Choose your preferred browser for E2E testing.</Text>
      </div>
      <Columns>
        {BROWSERS.map(({ name, version, isChosen }) => (
          <div key={name} className={`screen-card${isChosen ? ' screen-chosen' : ''}`}>
            <Panel n={isChosen ? 1 : undefined}>
              <div className="screen-center">
                <b>{name}</b>
                <span className="screen-meta">{version}</span>
              </div>
            </Panel>
          </div>
        ))}
      </Columns>
      <div className="screen-center">
        <Line>
          <Button primary n={2}>
            Start E2E Testing in Chrome
          </Button>
        </Line>
        <Go n={3}>← Switch testing type</Go>
      </div>
    </Screen>
  )
}
