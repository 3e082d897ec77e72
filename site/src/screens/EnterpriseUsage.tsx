import {
  Button,
  Callout,
  Columns,
  Line,
  Panel,
  Row,
  Tabs,
  type Tone,
} from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { Donut } from './parts/Donut.tsx'
import { StackedBars } from './parts/StackedBars.tsx'
import { TrendLines } from './parts/TrendLines.tsx'

interface Project {
  name: string
  results: number
  tone: Tone
  /** Test results by week, in thousands. */
  weeks: number[]
}

const PROJECTS: Project[] = [
  {
    name: 'web-shop',
    results: 412_680,
    tone: 'good',
    weeks: [34, 37, 33, 38, 42, 41, 45, 44, 47, 52],
  },
  {
    name: 'accounts',
    results: 138_455,
    tone: 'warn',
    weeks: [12, 12, 11, 13, 13, 13, 15, 14, 17, 18],
  },
  {
    name: 'back-office',
    results: 61_930,
    tone: 'bad',
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
      nav={[
        'Projects',
        'Billing & Usage',
        'Integrations',
        'Users & Teams',
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
          'UI Coverage',
          'Cypress Accessibility',
          '…',
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
        <TrendLines lines={PROJECTS.map(({ weeks, tone }) => ({ values: weeks, tone }))} />
      </Panel>
      <Columns>
        <Panel
          title={
            <>
              <Callout n={4} /> Tests results by percentage
            </>
          }
        >
          <Donut shares={PROJECTS.map(({ results, tone }) => ({ share: results / TOTAL, tone }))} />
          {PROJECTS.map(({ name, results }) => (
            <Row key={name} start={name} end={`${((results / TOTAL) * 100).toFixed(1)}%`} />
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
          <StackedBars bars={PROJECTS.map(({ results }) => [results])} tones={['good']} />
          {PROJECTS.map(({ name, results }) => (
            <Row key={name} start={name} end={results.toLocaleString('en-US')} />
          ))}
        </Panel>
      </Columns>
    </Screen>
  )
}
