import { Field, Fields } from 'docent'
import type { ReactNode } from 'react'
import { cli } from '../../data/cli.ts'
import { renderInline } from './parts/inline-markdown.tsx'
import { assertKnown } from './parts/known.ts'
import { marksOf } from './parts/marks.tsx'

export interface CliListProps {
  /** Without the leading `cypress`. */
  command: string
}

/** Flags of a command of the `cypress` executable. Anchors have the form `run-browser`. */
export default function CliFlags({ command }: CliListProps): ReactNode {
  assertKnown('command', command, Object.keys(cli))
  return (
    <Fields>
      {cli[command]?.flags.map(({ flag, alias, argument, description, since }) => (
        <Field
          key={flag}
          id={`${command}-${flag.replace(/^--/, '')}`}
          name={flag}
          type={forms(alias, argument)}
          marks={marksOf(since)}
          since={since}
        >
          {renderInline(description)}
        </Field>
      ))}
    </Fields>
  )
}

/** The short form and the value: `-b <name or path>`. */
function forms(alias?: string, argument?: string): string | undefined {
  const written = [alias, argument].filter((part) => part !== undefined).join(' ')
  return written === '' ? undefined : written
}
