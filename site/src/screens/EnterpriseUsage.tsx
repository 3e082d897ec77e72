import { BarChart, Donut, Legend, LineChart, type Fill } from '../drawings/screen/charts.tsx'
import { Button, Columns, Line, Panel, Tabs } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { Table } from '../drawings/screen/Table.tsx'

interface Project {
  name: string
  results: number
  fill: Fill
  /** Test results by week, in thousands. */
  weeks: number[]
}

const PROJECTS: Project[] = [
  {
    name: 'web-shop',
    results: 412_680,
    fill: 'one',
    weeks: [34, 37, 33, 38, 42, 41, 45, 44, 47, 52],
  },
  {
    name: 'accounts',
    results: 138_455,
    fill: 'two',
    weeks: [12, 12, 11, 13, 13, 13, 15, 14, 17, 18],
  },
  {
    name: 'back-office',
    results: 61_930,
    fill: 'three',
    weeks: [5, 5, 5, 6, 6, 6, 6, 7, 8, 8],
  },
]
const TOTAL = PROJECTS.reduce((sum, { results }) => sum + results, 0)

/** The usage of all an organization's projects in Enterprise Reporting. */
export default function EnterpriseUsage() {
  return (
    <Screen
      title="Enterprise Reporting, Overall Usage"
      description="Tabs and filters at the top, then a line chart with each project's test results over time. Below it, a ring chart with each project's share next to a bar chart of the number of test results for each project."
      caption="Two thirds of all test results come from one project, and its usage grows the fastest."
      nav={{
        project: 'Tea Company',
        entries: [
          'Projects',
          'Billing & Usage',
          'Integrations',
          'Users & Teams',
          'Organization Settings',
          'Enterprise Reporting',
        ],
        open: 'Enterprise Reporting',
      }}
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
          'Overall Usage',
          'Test Results',
          'Test Setup',
          'Test Execution',
          'Flaky Tests',
          'UI Coverage',
          'Cypress Accessibility',
          '…',
        ]}
        open={0}
        marks={{ 0: 1 }}
      />
      <Line n={2}>
        {['Start Date: July 1, 2026', 'End Date', 'Projects', 'Branch'].map((name) => (
          <Button key={name} menu>
            {name}
          </Button>
        ))}
      </Line>
      <Panel
        title="Tests results over time"
        aside={<Legend names={PROJECTS.map(({ name, fill }) => [name, fill])} />}
        n={3}
      >
        <LineChart
          lines={PROJECTS.map(({ weeks, fill }) => ({ values: weeks, fill }))}
          top={60}
          scale={['60K', '40K', '20K', '0']}
          labels={['Jul 1', 'Sep 2']}
        />
      </Panel>
      <Columns>
        <Panel title="Tests results by percentage" n={4}>
          <Donut shares={PROJECTS.map(({ results, fill }) => ({ share: results / TOTAL, fill }))} />
          <Table
            rows={PROJECTS.map(({ name, results, fill }) => ({
              cells: [
                <Legend key="name" names={[[name, fill]]} />,
                `${((results / TOTAL) * 100).toFixed(1)}%`,
              ],
            }))}
          />
        </Panel>
        <Panel title="Test results by count" aside={<Button n={6}>⋯</Button>} n={5}>
          <BarChart
            bars={PROJECTS.map(({ results }) => [results])}
            top={450_000}
            fills={['one']}
            own={{ 1: 'two', 2: 'three' }}
            scale={['450K', '300K', '150K', '0']}
            labels={PROJECTS.map(({ name }) => name)}
            each
          />
          <Table
            rows={PROJECTS.map(({ name, results }) => ({
              cells: [name, results.toLocaleString('en-US')],
            }))}
          />
        </Panel>
      </Columns>
    </Screen>
  )
}
