import { Arrow, Box, Mark, Table } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

const attempts: [number: string, list: string, items: string, passes?: boolean][] = [
  ['1', 'found', '0', false],
  ['2', 'found', '0', false],
  ['…', '…', '…'],
  ['29', 'found', '2', false],
  ['30', 'found', '3', true],
]

/** A chain of queries and an assertion that runs from the start until the assertion passes. */
export default function RetryAbility() {
  return (
    <Diagram
      title="How a chain of queries is retried"
      description="The chain gets a list, finds its items, and asserts a length of three. In the first attempts, the list has no items, and the assertion fails. Each time, the whole chain starts again. In attempt 29 there are two items, and in attempt 30 there are three: the assertion passes, and the next command starts. If it hasn't passed after 4000 milliseconds, the test fails."
      caption="Each attempt starts at the first query, so it uses the page's current state."
    >
      <Box>
        <Table
          head={['Attempt', "`get 'ul'`", "`find 'li'`", '`should` length 3']}
          rows={attempts.map(([number, list, items, passes]) => [
            number,
            list,
            items,
            passes === undefined ? (
              '…'
            ) : (
              <span key="result" className="flow-mark">
                <Mark is={passes ? 'passed' : 'failed'} /> {passes ? 'passes' : 'fails'}
              </span>
            ),
          ])}
        />
        <span>If the assertion fails, the chain starts over. After 4000 ms, the test fails.</span>
      </Box>
      <Arrow tone="good" label="passes" />
      <Box title="Next command" tone="good" />
    </Diagram>
  )
}
