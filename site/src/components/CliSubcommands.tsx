import type { ReactNode } from 'react'
import { cli } from '../../data/cli.ts'
import type { CliTableProps } from './CliFlags.tsx'
import { renderInline } from './parts/inline-markdown.tsx'
import { assertKnown } from './parts/known.ts'
import { ReferenceRow, ReferenceTable } from './parts/ReferenceTable.tsx'

/** Subcommands of a command of the `cypress` executable. Anchors have the form `cache-prune`. */
export default function CliSubcommands({ command }: CliTableProps): ReactNode {
  assertKnown('command', command, Object.keys(cli))
  return (
    <ReferenceTable columns={['Subcommand', 'What it does']}>
      {cli[command]?.subcommands.map(({ name, description, since }) => (
        <ReferenceRow
          key={name}
          id={`${command}-${name}`}
          name={`cypress ${command} ${name}`}
          since={since}
          cells={[]}
          description={renderInline(description)}
        />
      ))}
    </ReferenceTable>
  )
}
