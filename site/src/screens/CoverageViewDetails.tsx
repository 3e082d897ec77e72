import { Screen } from '../drawings/screen/Screen.tsx'
import { CoverageElement, CoverageView } from './parts/CoverageReport.tsx'

/** The details of a view in a UI Coverage report, with one tested and one untested element. */
export default function CoverageViewDetails() {
  return (
    <Screen
      title="Details of a view"
      description="On the left, a view with a score of 50% has one untested element, the link to /fines, and one tested element, the Renew button with one interaction. On the right, a snapshot of the page shows Renew in green and Fines in red. The text Overdue between them isn't highlighted."
      caption="**Renew** was clicked, and the link to the fines wasn't, so half of the page is tested."
      callouts={[
        '**Untested**: elements that no recognized command targeted. A link is also tested if a test visited its destination.',
        '**Tested**: elements that a test used. The badge with the arrow shows the number of interactions.',
        '**Snapshot navigation**: switches to the other states of the page. The score next to it applies to this snapshot only.',
        '**Snapshot**: the page as it was during the run. Tested elements are green, untested ones are red, and elements that don\'t count, such as "Overdue", aren\'t highlighted.',
        '**[Test Replay](/cloud/features/test-replay)**: opens the tests that reached this snapshot.',
      ]}
    >
      <CoverageView
        view="/loans"
        score={50}
        url="http://localhost:4200/loans"
        snapshot={['Snapshot 1 of 1', 50]}
        marks={{ untested: 1, tested: 2, navigation: 3, page: 4, replay: 5 }}
        untested={[1, <CoverageElement key="fines" name="Link: /fines" />]}
        tested={[
          1,
          <CoverageElement key="renew" name={'[data-cy="renew"]'} tested interactions={1} />,
        ]}
        parts={[
          { heading: 'Your loans' },
          { row: ['Emma', { button: 'Renew', mark: 'tested' }] },
          { alert: 'Overdue' },
          { link: 'Fines', mark: 'untested' },
        ]}
      />
    </Screen>
  )
}
