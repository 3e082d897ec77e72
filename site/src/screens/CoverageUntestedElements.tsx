import { Field, Panel } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { Table } from '../drawings/screen/Table.tsx'
import { CoverageReport, ElementName } from './parts/CoverageReport.tsx'

/** The views where the widget appears, each with the number of its snapshots. */
const VIEWS: [view: string, snapshots: number][] = [
  ['/bikes/*', 72],
  ['/checkout', 41],
  ['/stations/*', 23],
  ['/account', 12],
]

/** The untested elements of a UI Coverage report, with a vendor's widget on several pages. */
export default function CoverageUntestedElements() {
  return (
    <Screen
      title="Untested elements"
      description="The sections of the report are on the left, and Untested elements is open. The list is sorted by snapshots. Its first entry, a button in the weather widget, is expanded and shows the four views where it appears. The other entries are a second element of the widget and two elements of the application."
      caption="The first two rows belong to a vendor's widget. Your own gaps are below them."
      callouts={[
        '**Filter elements**: type part of a selector, such as the container of a widget.',
        '**Snapshots and Views**: in how many snapshots and views the element appears. A widget that appears on every page has high numbers.',
        '**Expanded element**: its selector, and the views where it appears. Select a view to see the element on the page.',
        '**Your own elements**: gaps that are worth keeping in the report.',
      ]}
    >
      <CoverageReport
        score={60}
        views={4}
        links={0}
        tested={54}
        untested={36}
        open="Untested elements"
      >
        <Field placeholder="Filter elements" n={1} />
        <Panel>
          <Table
            head={['Untested elements', 'Snapshots ↓', 'Views']}
            marks={{ 1: 2 }}
            rows={[
              {
                n: 3,
                cells: [
                  <ElementName key="name">{'DIV#weather-widget > BUTTON.next-day'}</ElementName>,
                  148,
                  4,
                ],
                children: (
                  <Table
                    head={['Views', 'Snapshots']}
                    rows={VIEWS.map(([view, snapshots]) => ({ cells: [view, snapshots] }))}
                  />
                ),
              },
              {
                cells: [
                  <ElementName key="name">{'DIV#weather-widget > BUTTON.hide'}</ElementName>,
                  148,
                  4,
                ],
              },
              {
                n: 4,
                cells: [<ElementName key="name">{'[data-cy="sort"]'}</ElementName>, 72, 1],
              },
              {
                cells: [<ElementName key="name">{'[data-cy="apply-voucher"]'}</ElementName>, 41, 1],
              },
            ]}
          />
        </Panel>
      </CoverageReport>
    </Screen>
  )
}
