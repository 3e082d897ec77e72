import { Arrow, Box, Group } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

/** The attempts of a test with two retries that passes on the last attempt. */
const attempts = [false, false, true]

/** Which hooks run for each of a test's attempts, and which run once. */
export default function TestRetries() {
  return (
    <Diagram
      title="A test with two retries"
      description="before runs once. Attempts one and two run beforeEach, the test, and afterEach, and fail. Attempt three runs them again and passes. after runs once. The test has passed."
      caption={
        <>
          With <code>retries: 2</code>. If the first attempt passes, the other two don't run.
        </>
      }
    >
      <Box lines={['`before`, once']} />
      {attempts.flatMap((passes, index) => [
        <Arrow key={`arrow ${index}`} />,
        <Group
          key={index}
          title={`Attempt ${index + 1}`}
          aside={passes ? '✓ passed' : '✕ failed'}
          tone={passes ? 'good' : 'bad'}
        >
          <div className="flow-thirds">
            <Box lines={['`beforeEach`']} />
            <Box title="test" tone={passes ? 'good' : 'bad'} />
            <Box lines={['`afterEach`']} />
          </div>
        </Group>,
      ])}
      <Arrow />
      <Box lines={['`after`, once: the test has passed']} />
    </Diagram>
  )
}
