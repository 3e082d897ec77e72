import { Button, Callout, Panel, Row, State } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

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
      callouts={[
        '**A green check mark** means that Cypress has added the file.',
        '**The code of a file**: click the file to show or hide it.',
        '**Continue**: takes you to the list of browsers.',
      ]}
    >
      <Row start={<b>Configuration files</b>} />
      <Row start="We added the following files to your project:" />
      <Panel
        title={
          <>
            <Callout n={1} /> <State is="passed">cypress.config.js</State>
          </>
        }
        aside="The Cypress config file for E2E testing."
      >
        <Row
          start={
            <>
              <Callout n={2} /> <code>{'module.exports = defineConfig({ e2e: { … } })'}</code>
            </>
          }
        />
      </Panel>
      {FILES.map((file) => (
        <Panel key={file} title={<State is="passed">{file}</State>} />
      ))}
      <Row
        start={
          <>
            <Callout n={3} /> <Button primary>Continue</Button>
          </>
        }
      />
    </Screen>
  )
}
