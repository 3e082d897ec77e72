import { Screen } from '../drawings/screen/Screen.tsx'
import { CoverageElement, CoverageView } from './parts/CoverageReport.tsx'

const BOOKS = ['Moby-Dick', 'Jane Eyre', 'Emma']

/** A group of elements in a UI Coverage report. */
export default function CoverageElementGroup() {
  return (
    <Screen
      title="A group in the report"
      description="On the left, the list of a view's tested elements has a single entry for three Renew buttons, with one interaction and a badge for three elements. On the right, the snapshot shows the button in all three rows of the table as tested."
      caption="One click on one **Renew** button, and all three count as tested."
      callouts={[
        '**Tested**: the group counts as one element, so the view has one tested element instead of three.',
        "**Label**: what the elements have in common, here their test attribute. The badge with the arrow shows the interactions, and the one with the lines shows the group's size.",
        '**Snapshot**: all members of the group are marked as tested, even though the test clicked only one of them.',
      ]}
    >
      <CoverageView
        view="/loans"
        score={100}
        url="http://localhost:4200/loans"
        snapshot={['Snapshot 1 of 1', 100]}
        marks={{ tested: 1, page: 3 }}
        untested={[0, undefined]}
        tested={[
          1,
          <CoverageElement
            key="renew"
            n={2}
            name={'[data-cy="renew"]'}
            tested
            interactions={1}
            group={3}
          />,
        ]}
        parts={[
          { heading: 'Your loans' },
          ...BOOKS.map((book) => ({ row: [book, { button: 'Renew', mark: 'tested' as const }] })),
        ]}
      />
    </Screen>
  )
}
