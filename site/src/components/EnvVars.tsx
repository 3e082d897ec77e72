import type { ReactNode } from 'react'
import {
  environmentVariables,
  type EnvironmentVariableGroup,
} from '../../data/environment-variables.ts'
import { renderInline } from './parts/inline-markdown.tsx'
import { assertKnown } from './parts/known.ts'
import { ReferenceRow, ReferenceTable } from './parts/ReferenceTable.tsx'

export interface EnvVarsProps {
  group: EnvironmentVariableGroup
}

/** Operating system variables of one group. Anchors are their names in lowercase. */
export default function EnvVars({ group }: EnvVarsProps): ReactNode {
  assertKnown('group', group, [...new Set(environmentVariables.map((variable) => variable.group))])
  return (
    <ReferenceTable columns={['Variable', 'Value', 'Meaning']}>
      {environmentVariables
        .filter((variable) => variable.group === group)
        .map(({ name, value, description, since }) => (
          <ReferenceRow
            key={name}
            id={name.toLowerCase()}
            name={name}
            since={since}
            cells={[['Value', renderInline(value)]]}
            description={renderInline(description)}
          />
        ))}
    </ReferenceTable>
  )
}
