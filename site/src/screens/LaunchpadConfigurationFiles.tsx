import { Button, Line, Panel, State, Text } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { CodeLines } from './parts/CodeLines.tsx'

const FILES = [
  'cypress/support/e2e.js',
  'cypress/support/commands.js',
  'cypress/fixtures/example.json',
]

/** The Launchpad's list of the files that it added to a project. */
export default function LaunchpadConfigurationFiles() {
  return (
    <Screen
      title="The files that the Launchpad added"
      description="The heading Configuration files, then a list of files with green check marks. The first one, cypress.config.js, is expanded and shows its code. At the end is the Continue button."
      caption="Four new files are all that the project needs for its first test."
      callouts={[
        '**A green check mark** means that Cypress has added the file.',
        '**The code of a file**: click the file to show or hide it.',
        '**Continue**: takes you to the list of browsers.',
      ]}
    >
      <div className="screen-center">
        <b className="screen-big">Configuration files</b>
        <Text>We added the following files to your project:</Text>
      </div>
      <Panel
        title={<State is="passed">cypress.config.js</State>}
        aside="The Cypress config file for E2E testing."
        n={1}
      >
        <CodeLines lines={['module.exports = defineConfig({', '  e2e: { … },', '})']} n={2} />
      </Panel>
      {FILES.map((file) => (
        <Panel key={file} title={<State is="passed">{file}</State>} />
      ))}
      <Line>
        <Button primary n={3}>
          Continue
        </Button>
      </Line>
    </Screen>
  )
}
