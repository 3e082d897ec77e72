import { Field, Fields } from 'docent'
import type { ReactNode } from 'react'
import { cli } from '../../data/cli.ts'
import type { CliListProps } from './CliFlags.tsx'
import { renderInline } from './parts/inline-markdown.tsx'
import { assertKnown } from './parts/known.ts'
import { marksOf } from './parts/marks.tsx'

/** Subcommands of a command of the `cypress` executable. Anchors have the form `cache-prune`. */
export default function CliSubcommands({ command }: CliListProps): ReactNode {
  assertKnown('command', command, Object.keys(cli))
  return (
    <Fields>
      {cli[command]?.subcommands.map(({ name, description, since }) => (
        <Field
          key={name}
          id={`${command}-${name}`}
          name={`cypress ${command} ${name}`}
          marks={marksOf(since)}
          since={since}
        >
          {renderInline(description)}
        </Field>
      ))}
    </Fields>
  )
}
