import { Panel, Pill } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { Table } from '../drawings/screen/Table.tsx'
import { ElementCounts, ReportHeader, type ElementNumbers } from './parts/AccessibilityReport.tsx'

interface View {
  name: string
  snapshots: number
  score: string
  numbers: ElementNumbers
  rules: number
}

/** An element that several views have in common counts once in the summary of the run. */
const VIEWS: View[] = [
  { name: '/checkout', snapshots: 42, score: '84%', numbers: [31, 12, 2], rules: 9 },
  { name: '/orders/*', snapshots: 31, score: '88%', numbers: [22, 6, 0], rules: 7 },
  { name: '/', snapshots: 27, score: '90%', numbers: [18, 4, 2], rules: 6 },
  { name: '/products', snapshots: 38, score: '93%', numbers: [9, 3, 0], rules: 4 },
]

/** The views of a run's accessibility report in Cypress Cloud. */
export default function AccessibilityViews() {
  return (
    <Screen
      title="Accessibility report of a run"
      description="A summary with a score of 89%, the number of failed, inconclusive, and ignored elements, and 12 failed rules. Below it, a switch between views and rules, the filters, and a table of four views. The checkout has the most failed rules."
      caption="The checkout has the lowest score and the most failed rules."
      callouts={[
        '**[Summary](/accessibility/core-concepts/run-level-reports#run-summary)**: the numbers of the entire run. Click one to see its findings.',
        '**Views and Rules**: the same findings, listed by page or by [rule](/accessibility/core-concepts/run-level-reports#rules).',
        '**[Filters](/accessibility/core-concepts/run-level-reports#filter-the-report)**: limit the list by severity, standard, element status, or name.',
        '**View**: a page or a component that your tests rendered, with its snapshots, score, elements, and failed rules.',
        '**Elements**: failed, inconclusive, and ignored elements in the view. Click a number to see only these elements.',
      ]}
    >
      <ReportHeader open="views" marks={{ summary: 1, tabs: 2, filters: 3 }} />
      <Panel>
        <Table
          head={['Views', 'Snapshots', 'Score', 'Elements', 'Failed rules ↓']}
          marks={{ 3: 5 }}
          rows={VIEWS.map(({ name, snapshots, score, numbers, rules }, index) => ({
            n: index === 0 ? 4 : undefined,
            cells: [
              name,
              snapshots,
              score,
              <ElementCounts key="elements" numbers={numbers} />,
              <Pill key="rules" tone={index === 0 ? 'bad' : 'plain'}>
                {rules}
              </Pill>,
            ],
          }))}
        />
      </Panel>
    </Screen>
  )
}
