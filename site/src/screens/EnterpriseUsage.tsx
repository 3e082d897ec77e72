import { Button, Callout, Columns, Line, Meter, Panel, Row, Tabs } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { StackedBars } from './parts/StackedBars.tsx'

const PROJECTS = [
  { name: 'web-shop', results: 412_680 },
  { name: 'accounts', results: 138_455 },
  { name: 'back-office', results: 61_930 },
]
const TOTAL = PROJECTS.reduce((sum, { results }) => sum + results, 0)

/** Test results of each project by week, in thousands. */
const RESULTS = [
  [34, 12, 5],
  [37, 12, 5],
  [33, 11, 5],
  [38, 13, 6],
  [42, 13, 6],
  [41, 13, 6],
  [45, 15, 6],
  [44, 14, 7],
  [47, 17, 8],
  [52, 18, 8],
]

/** The usage of all projects of an organization in Enterprise Reporting. */
export default function EnterpriseUsage() {
  return (
    <Screen
      title="Enterprise Reporting, Overall Usage"
      description="Tabs and filters at the top, then a chart of the test results over time. Below it, the share of each project next to a table with the number of test results for each project."
      nav={[
        'Projects',
        'Billing & Usage',
        'Integrations',
        'Users',
        'Organization Settings',
        'Enterprise Reporting',
      ]}
      open={5}
      callouts={[
        '**[Tabs](#tabs)**: each one answers a different question about your projects.',
        '**Filters**: the dates, the projects, and the branches that the charts include.',
        '**Tests results over time**: how the usage of each project changes.',
        '**Tests results by percentage**: which projects use the most.',
        '**Test results by count**: the number of test results for each project.',
        '**Three-dot menu**: appears when you hover over a chart, and lets you [download its data](#download-a-report).',
      ]}
    >
      <Tabs
        names={[
          <>
            <Callout n={1} /> Overall Usage
          </>,
          'Test Results',
          'Test Setup',
          'Test Execution',
          'Flaky Tests',
          'Raw Data',
        ]}
        open={0}
      />
      <Line>
        <Callout n={2} /> <Button>Start Date: July 1, 2026</Button> <Button>End Date</Button>{' '}
        <Button>Projects</Button> <Button>Branch</Button>
      </Line>
      <Panel
        title={
          <>
            <Callout n={3} /> Tests results over time
          </>
        }
        aside={PROJECTS.map(({ name }) => name).join(' · ')}
      >
        <StackedBars bars={RESULTS} tones={['good', 'plain', 'warn']} />
      </Panel>
      <Columns>
        <Panel
          title={
            <>
              <Callout n={4} /> Tests results by percentage
            </>
          }
        >
          {PROJECTS.map(({ name, results }) => (
            <div key={name}>
              <Row start={name} end={`${((results / TOTAL) * 100).toFixed(1)}%`} />
              <Meter share={results / TOTAL} />
            </div>
          ))}
        </Panel>
        <Panel
          title={
            <>
              <Callout n={5} /> Test results by count
            </>
          }
          aside={
            <>
              <Callout n={6} /> <Button>⋯</Button>
            </>
          }
        >
          <Row start={<b>Project</b>} end={<b>Test Results</b>} />
          {PROJECTS.map(({ name, results }) => (
            <Row key={name} start={name} end={results.toLocaleString('en-US')} />
          ))}
        </Panel>
      </Columns>
    </Screen>
  )
}
