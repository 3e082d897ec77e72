import { Field, Fields } from 'docent'
import type { ReactNode } from 'react'
import {
  environmentVariables,
  type EnvironmentVariableGroup,
} from '../../data/environment-variables.ts'
import { renderInline } from './parts/inline-markdown.tsx'
import { assertKnown } from './parts/known.ts'
import { marksOf } from './parts/marks.tsx'

export interface EnvVarsProps {
  group: EnvironmentVariableGroup
}

/** Operating system variables of one group. Anchors are their names in lowercase. */
export default function EnvVars({ group }: EnvVarsProps): ReactNode {
  assertKnown('group', group, [...new Set(environmentVariables.map((variable) => variable.group))])
  return (
    <Fields>
      {environmentVariables
        .filter((variable) => variable.group === group)
        .map(({ name, value, description, since }) => (
          <Field
            key={name}
            id={name.toLowerCase()}
            name={name}
            type={<span>{renderInline(value)}</span>}
            marks={marksOf(since)}
            since={since}
          >
            {renderInline(description)}
          </Field>
        ))}
    </Fields>
  )
}
