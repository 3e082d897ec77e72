import { Go, Meta, Panel, Pill, Row } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

/** A Jira issue in a test's results panel in Cypress Cloud. */
export default function JiraIssue() {
  return (
    <Screen
      title="A linked Jira issue"
      description="A box with the title Jira issue and the number of open issues. It contains the issue SHOP-318 with its status, In Progress, a name, and its age."
      caption="This test has one open issue, and its status in Jira is In Progress."
      callouts={[]}
    >
      <Panel title="Jira issue" aside="1 open issue">
        <Row
          start={<Go>SHOP-318</Go>}
          end={<Pill tone="accent">In Progress</Pill>}
          below={<Meta parts={['Ines Vidal', '3 months ago']} />}
        />
      </Panel>
    </Screen>
  )
}
