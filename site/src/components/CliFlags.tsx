import type { ReactNode } from 'react'
import { cli } from '../../data/cli.ts'
import { renderInline } from './parts/inline-markdown.tsx'
import { assertKnown } from './parts/known.ts'
import { ReferenceRow, ReferenceTable } from './parts/ReferenceTable.tsx'

export interface CliTableProps {
  /** Without the leading `cypress`. */
  command: string
}

/** Flags of a command of the `cypress` executable. Anchors have the form `run-browser`. */
export default function CliFlags({ command }: CliTableProps): ReactNode {
  assertKnown('command', command, Object.keys(cli))
  return (
    <ReferenceTable columns={['Flag', 'Short', 'Value', 'Meaning']}>
      {cli[command]?.flags.map(({ flag, alias, argument, description, since }) => (
        <ReferenceRow
          key={flag}
          id={`${command}-${flag.replace(/^--/, '')}`}
          name={flag}
          since={since}
          cells={[
            ['Short', alias ? <code key="alias">{alias}</code> : '–'],
            ['Value', argument ? <code key="value">{argument}</code> : '–'],
          ]}
          description={renderInline(description)}
        />
      ))}
    </ReferenceTable>
  )
}
