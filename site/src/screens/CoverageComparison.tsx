import { Go, Panel, Pill, Region, Row } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { BranchReview, ComparedRuns } from './parts/BranchReview.tsx'
import { CoverageElement } from './parts/CoverageReport.tsx'

/** The UI Coverage of two runs in Branch Review. */
export default function CoverageComparison() {
  return (
    <Screen
      title="UI Coverage in Branch Review"
      description="The base run and the changed run at the top. On the left, the UI Coverage section shows a score of 74% that's one percent lower, with entries for untested links, untested elements, and what was added. On the right, untested elements is open: add-insurance and sort are new, apply-voucher is resolved, and 27 untested elements exist in both runs."
      caption="The branch adds a button that no test uses, and one of its tests no longer uses the sort menu."
      callouts={[
        '**Base and Changed**: the runs that are compared. The data comes from the changed run.',
        '**Score**: the score of the changed run, and how much it differs from the base run.',
        "**Added**: how many links, elements, and views the base run doesn't have.",
        "**New untested elements**: gaps that the base run doesn't have. Click one to see it in a snapshot. The badge with the square shows the number of views.",
        '**Green plus**: the application added this element. `sort` already existed, and no test uses it anymore.',
        '**Resolved untested elements**: gaps that are closed in the changed run.',
      ]}
    >
      <ComparedRuns n={1} base={['main', 866, 'passed']} changed={['insurance', 871, 'passed']} />
      <BranchReview
        groups={[
          { name: 'Tests', total: 140 },
          {
            name: 'UI Coverage',
            n: 2,
            worse: '1%',
            total: '74%',
            entries: [
              { name: 'Untested links', total: 5 },
              { name: 'Untested elements', up: 2, down: 1, total: 29, open: true },
              {
                name: 'Added',
                n: 3,
                total: [0, 1, 0].map((count, index) => <Pill key={index}>{count}</Pill>),
              },
            ],
          },
        ]}
        path={['UI Coverage', 'Untested elements']}
        counts={['2 new', '29 total']}
      >
        <Panel title="New untested elements" aside={<Pill tone="bad">▲ 2</Pill>} n={4}>
          <CoverageElement
            name={'[data-cy="add-insurance"]'}
            end={
              <Region n={5} place="end">
                <Pill tone="good">+</Pill> <Pill>□ 1</Pill>
              </Region>
            }
          />
          <CoverageElement name={'[data-cy="sort"]'} end={<Pill>□ 1</Pill>} />
        </Panel>
        <Panel title="Resolved untested elements" aside={<Pill tone="good">▼ 1</Pill>} n={6}>
          <CoverageElement name={'[data-cy="apply-voucher"]'} tested end={<Pill>□ 1</Pill>} />
        </Panel>
        <Panel title="Existing untested elements" aside={<Pill>27</Pill>}>
          <Row start={<Go>See all untested elements on run #871</Go>} />
        </Panel>
      </BranchReview>
    </Screen>
  )
}
