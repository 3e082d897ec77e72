import type { ReactNode } from 'react'
import { ConsoleOutput, type ConsoleData } from '../drawings/command-log/ConsoleOutput.tsx'
import { TestLog, type TestLogProps } from '../drawings/command-log/TestLog.tsx'

export interface CommandLogProps extends TestLogProps {
  /** Anchor of the heading above the sample that the log belongs to. Default: the sample right above the log. */
  of?: string
  /** The console output after a click on the pinned entry. */
  console?: ConsoleData
  /** Previous attempts, when test retries are on. */
  attempts?: Omit<TestLogProps, 'test' | 'panels'>[]
  /** A note below the log that points out what to look at. */
  children?: ReactNode
}

/**
 * Draws the Command Log of a sample. `check:drawings` compares its commands with the sample's.
 *
 * @example <CommandLog log={['get .row', { line: '-click', pinned: true }]} console={{ Command: 'click' }} />
 */
export default function CommandLog({
  of: _of,
  console: output,
  attempts,
  children,
  ...test
}: CommandLogProps): ReactNode {
  return (
    <figure
      className="drawing command-log"
      aria-label={test.test === undefined ? 'Command Log' : `Command Log of “${test.test}”`}
    >
      <div className="log" data-style="dark">
        {attempts && <p className="log-title">{test.test}</p>}
        {[...(attempts ?? []), test].map((attempt, index) => (
          <TestLog key={index} {...attempt} test={attempts ? `Attempt ${index + 1}` : test.test} />
        ))}
        {output && <ConsoleOutput output={output} />}
      </div>
      {children !== undefined && <figcaption>{children}</figcaption>}
    </figure>
  )
}
