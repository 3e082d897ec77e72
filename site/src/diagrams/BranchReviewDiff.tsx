import { Mark, Table } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

type State = 'passed' | 'failed' | 'flaky' | 'none'

const rows: [test: string, base: State, branch: State, result: string][] = [
  ['adds shipping', 'passed', 'failed', '**New failure**'],
  ['crops the image', 'failed', 'failed', 'Existing failure'],
  ['rejects an old one', 'passed', 'flaky', '**New flake**'],
  ['applies a card', 'none', 'passed', 'Added'],
]

/** How the results of two runs become labels in Branch Review. */
export default function BranchReviewDiff() {
  return (
    <Diagram
      title="From two runs to one list"
      description="A test that passed in the base run and failed in the branch's run is a new failure. A test that failed in both is an existing failure. A test that passed and is now flaky is a new flake. A test that isn't in the base run is added."
      caption="The result of a test depends on both runs. Results in bold need a decision before the merge."
    >
      <Table
        head={['Test', 'Base', 'Branch', 'Result']}
        rows={rows.map(([test, base, branch, result]) => [
          test,
          <Mark key="base" is={base} />,
          <Mark key="branch" is={branch} />,
          result,
        ])}
      />
    </Diagram>
  )
}
