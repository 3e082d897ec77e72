import { Panel, Tabs } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { Table } from '../drawings/screen/Table.tsx'
import { CoverageReport } from './parts/CoverageReport.tsx'

/** The views with a link to the provider's terms, each with the number of its snapshots. */
const REFERRERS: [view: string, snapshots: number][] = [
  ['/checkout', 41],
  ['/account/payment', 12],
  ['/bookings/*', 8],
]

/** The untested links of a UI Coverage report, with one of them expanded. */
export default function CoverageUntestedLinks() {
  return (
    <Screen
      title="Untested links"
      description="The sections of the report are on the left, and Untested links is open. Four links have their numbers of referrers. The link to the payment provider's terms is expanded, and its Referrers tab lists three views with their numbers of snapshots."
      caption="Three of these pages are your own. The fourth one is a payment provider's, and no test should visit it."
      callouts={[
        "**Untested links**: destinations that no test visited. Some are pages of your application and real gaps. Others, such as the payment provider's terms, are candidates for a rule.",
        '**Referrers**: how many views contain a link to the destination.',
        '**Referrers tab**: the views that contain the link. Select a view to see the link highlighted in red on the page.',
        '**URLs tab**: the exact destinations, grouped for dynamic routes.',
      ]}
    >
      <CoverageReport
        score={70}
        views={9}
        links={4}
        tested={161}
        untested={65}
        open="Untested links"
      >
        <Panel n={1}>
          <Table
            head={['Untested links ↑', 'Referrers']}
            marks={{ 1: 2 }}
            rows={[
              { cells: ['/help/damage', 2] },
              { cells: ['/help/opening-hours', 6] },
              { cells: ['/legal/terms', 9] },
              {
                cells: [<b key="link">pay.provider.example/terms</b>, 3],
                children: (
                  <>
                    <Tabs
                      names={[
                        ['Referrers', 3],
                        ['URLs', 1],
                      ]}
                      open={0}
                      marks={{ 0: 3, 1: 4 }}
                    />
                    <Table
                      head={['', 'Snapshots']}
                      rows={REFERRERS.map(([view, snapshots]) => ({ cells: [view, snapshots] }))}
                    />
                  </>
                ),
              },
            ]}
          />
        </Panel>
      </CoverageReport>
    </Screen>
  )
}
