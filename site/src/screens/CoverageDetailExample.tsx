import { Screen } from '../drawings/screen/Screen.tsx'
import { CoverageElement, CoverageView } from './parts/CoverageReport.tsx'

/** The details of a checkout in a UI Coverage report, with candidates for a test. */
export default function CoverageDetailExample() {
  return (
    <Screen
      title="Details of the /checkout view"
      description="On the left, the view has a score of 64%, with four untested and seven tested elements. apply-voucher and remove-extra are untested. pickup-date has 31 interactions, and confirm has 12. On the right, snapshot 3 of 8 shows the voucher button in red, and the pick-up date and the Confirm button in green."
      caption="All tests confirm a rental, but none of them ever applies a voucher."
      callouts={[
        '**Untested** and **Tested**: the elements in the view. The badge with the arrow shows how often tests interacted with an element.',
        "**Snapshot navigation**: switches to the view's other states. The score next to it belongs to this snapshot.",
        '**Snapshot**: where the elements are on the page. This example is the checkout of a bike rental.',
      ]}
    >
      <CoverageView
        view="/checkout"
        score={64}
        url="http://localhost:4200/checkout"
        snapshot={['Snapshot 3 of 8', 67]}
        marks={{ untested: 1, navigation: 2, page: 3 }}
        untested={[
          4,
          <>
            <CoverageElement name={'[data-cy="apply-voucher"]'} open />
            <CoverageElement name={'[data-cy="remove-extra"]'} />
          </>,
        ]}
        tested={[
          7,
          <>
            <CoverageElement name={'[data-cy="pickup-date"]'} tested interactions={31} />
            <CoverageElement name={'[data-cy="confirm"]'} tested interactions={12} />
          </>,
        ]}
        parts={[
          { heading: 'Checkout' },
          { field: 'Pick-up', value: 'June 4', mark: 'tested' },
          '2 city bikes, 3 days',
          { button: 'Apply voucher', mark: 'untested' },
          { button: 'Confirm', mark: 'tested' },
        ]}
      />
    </Screen>
  )
}
