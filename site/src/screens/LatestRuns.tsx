import type { StatusName } from '../components/parts/statuses.ts'
import { Button, Header, Line, Panel, Pill, Region } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { projectNav } from './parts/navigation.ts'
import { Totals, type TotalsProps } from './parts/Totals.tsx'

interface Run {
  status: StatusName
  title: string
  tags?: string[]
  details: string[]
  totals: TotalsProps
}

const RUNS: Run[] = [
  {
    status: 'running',
    title: 'Speed up the search',
    details: ['Omar Reyes', '03:05', 'search', 'CircleCI 5d80e1', '#4320'],
    totals: { skipped: 0, pending: 1, passed: 88, failed: 0, n: 5 },
  },
  {
    status: 'passed',
    title: 'Update payments',
    tags: ['nightly'],
    details: ['Ines Vidal', 'Ran 2 hours ago', '08:17', 'main', 'CircleCI c2f7a9', '#4319'],
    totals: { flaky: 1, skipped: 0, pending: 3, passed: 211, failed: 0 },
  },
  {
    status: 'failed',
    title: 'Add a coupon field',
    details: ['Ines Vidal', 'Ran 3 hours ago', '08:42', 'coupons', 'CircleCI 93be02', '#4318'],
    totals: { flaky: 2, skipped: 0, pending: 3, passed: 211, failed: 3 },
  },
  {
    status: 'cancelled',
    title: 'Rename the cart page',
    details: ['Mai Tran', 'Ran 5 hours ago', '01:56', 'cart-page', 'CircleCI 17ad4c', '#4317'],
    totals: { skipped: 0, pending: 0, passed: 41, failed: 3 },
  },
]

/** The list of a project's recorded runs in Cypress Cloud. */
export default function LatestRuns() {
  return (
    <Screen
      title="Latest runs"
      description="The project's navigation on the left. On the right, filters and the time of the last update above a list of four runs: one is running, one passed, one failed, and one was canceled. Each run has its commit message, details, and numbers of tests."
      caption="Each row is one run. The failed one and the one that was canceled have three failures each."
      nav={{ ...projectNav('Latest runs'), n: 1 }}
      callouts={[
        "**Navigation**: the project's runs, [branches](/cloud/features/branch-review), [analytics](/cloud/features/analytics/project-analytics), and [settings](/cloud/account-management/projects).",
        '**Filter by**: the period, the status, the branch, the committer, the tag, and flaky tests.',
        '**Last updated**: click the icon next to the time to refresh the list.',
        "**Run**: its status, the commit message with the run's tags, the committer, the start, the duration, the branch, the CI build, and the run number.",
        '**Numbers of tests**: flaky tests, and then skipped, pending, passed, and failed ones.',
      ]}
    >
      <Header
        title="Latest runs"
        end={
          <Region n={3} place="end">
            <span className="screen-meta">Last updated: 02:36:14pm ↻</span>
          </Region>
        }
      />
      <Line n={2}>
        <span className="screen-meta">Filter by</span>
        {['Last 12 Months', 'Status', 'Branch', 'Committer', 'Tag', 'Flaky Tests'].map((name) => (
          <Button key={name} menu>
            {name}
          </Button>
        ))}
      </Line>
      <Panel>
        {RUNS.map(({ status, title, tags = [], details, totals }, index) => (
          <Header
            key={title}
            n={index === 0 ? 4 : undefined}
            is={status}
            title={title}
            tags={tags.map((tag) => (
              <Pill key={tag}>{tag}</Pill>
            ))}
            meta={details}
            end={<Totals {...totals} />}
          />
        ))}
      </Panel>
    </Screen>
  )
}
