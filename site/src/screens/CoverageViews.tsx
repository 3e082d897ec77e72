import { Meter } from '../drawings/screen/charts.tsx'
import { Field, Panel } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { Table } from '../drawings/screen/Table.tsx'
import { CoverageReport, toneOf } from './parts/CoverageReport.tsx'

const VIEWS = [
  { name: '/account/*', snapshots: 38, elements: '6 of 30', score: 20 },
  { name: '/books/*', snapshots: 214, elements: '45 of 60', score: 75 },
  { name: '/catalog', snapshots: 176, elements: '54 of 64', score: 84 },
  { name: '/sign-in', snapshots: 22, elements: '9 of 9', score: 100 },
]

/** The list of views in a UI Coverage report. */
export default function CoverageViews() {
  return (
    <Screen
      title="List of views"
      description="The sections of the report with their counts are on the left, and Views is open. Above the list are the run's score and a filter. Each of the four views has its number of snapshots, its tested elements, and its percentage."
      caption="The account pages are the gap: of their 30 elements, tests use only 6."
      callouts={[
        "**Score**: the run's [overall score](/ui-coverage/get-started/introduction#what-the-score-means).",
        '**Filter views**: finds views by name in a long list.',
        '**Snapshots**: how many [snapshots](/ui-coverage/core-concepts/element-identification#snapshots) were captured for the view. Browse them to see the states of the page that your tests produced.',
        "**Tested elements**: how many of the view's [interactive elements](/ui-coverage/core-concepts/interactivity) were tested, and how many were found in total.",
        "**Coverage %**: the percentage of the view's interactive elements that were tested. Sort by this column to see the lowest scores first.",
        '**View**: select it to see its tested and untested elements.',
      ]}
    >
      <CoverageReport
        score={69}
        views={12}
        links={3}
        tested={318}
        untested={141}
        open="Views"
        n={1}
      >
        <Field placeholder="Filter views" n={2} />
        <Panel>
          <Table
            head={['Views ↑', 'Snapshots', 'Tested elements', 'Coverage %']}
            marks={{ 1: 3, 2: 4, 3: 5 }}
            rows={VIEWS.map(({ name, snapshots, elements, score }, index) => ({
              n: index === 0 ? 6 : undefined,
              cells: [
                name,
                snapshots,
                elements,
                <span key="score" className="screen-rate">
                  {score}% <Meter share={score / 100} fill={toneOf(score)} />
                </span>,
              ],
            }))}
          />
        </Panel>
      </CoverageReport>
    </Screen>
  )
}
