import { Arrow, Box, Loop } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

/** The checks, and the step between them that can't fail, which has no note. */
const checks: [question: string, note?: string][] = [
  ['Attached?', 'is still on the page'],
  ['Enabled?', 'is not disabled'],
  ['Scroll into view'],
  ['Visible?', 'has a size, is not hidden'],
  ['Editable?', 'not readonly (type, clear)'],
  ['Still?', 'has stopped moving'],
  ['Free?', 'nothing covers the point'],
]

/** The checks before an action, in order, and the loop back when a check fails. */
export default function Actionability() {
  return (
    <Diagram
      title="The checks before an action"
      description="Cypress queries the element. It must be attached and enabled. Cypress then scrolls it into view. It must also be visible, editable, not moving, and uncovered, in this order. If a check fails, Cypress queries the element again and starts over, until the timeout. Once all checks pass, it fires the events."
      caption={
        <>
          The action fails after <code>defaultCommandTimeout</code>. With <code>force</code>,
          Cypress skips the checks and doesn't scroll.
        </>
      }
    >
      <Loop label="If a check fails, start over, until the timeout.">
        <Box title="Query the element" tone="accent" />
        {checks.flatMap(([question, note]) => [
          <Arrow key={`${question} arrow`} />,
          <Box key={question} title={question} lines={note ? [note] : []} />,
        ])}
      </Loop>
      <div className="flow-loop-end">
        <Arrow />
        <Box title="Fire the events" tone="good" />
      </div>
    </Diagram>
  )
}
