import { Field, Fields } from 'docent'
import type { ReactNode } from 'react'
import {
  configuration,
  type ConfigurationGroup,
  type ConfigurationOption,
  type OverrideLevel,
} from '../../data/configuration.ts'
import { renderInline } from './parts/inline-markdown.tsx'
import { assertKnown } from './parts/known.ts'
import { marksOf } from './parts/marks.tsx'

const MARKS: Record<OverrideLevel, string | undefined> = {
  test: 'Tests',
  suite: 'Suites',
  project: undefined,
  none: 'Read-only',
}

export interface ConfigurationTableProps {
  group: ConfigurationGroup
}

/** Options of one group of the configuration. */
export default function ConfigurationTable({ group }: ConfigurationTableProps): ReactNode {
  assertKnown('group', group, [...new Set(configuration.map((option) => option.group))])
  return (
    <Fields>
      {configuration
        .filter((option) => option.group === group)
        .map((option) => (
          <Field
            key={option.name}
            id={anchorOf(option)}
            name={option.name}
            type={option.type}
            default={renderInline(option.default)}
            marks={marksOf(option.since, badgesOf(option))}
            since={option.since}
          >
            {renderInline(option.description)}
          </Field>
        ))}
    </Fields>
  )
}

/**
 * The option's name in lowercase. If two options have the same name, the one for component tests has a prefix.
 *
 * @example anchorOf({ name: 'specPattern', scope: 'component', … }) // 'component-specpattern'
 */
function anchorOf({ name, scope }: ConfigurationOption): string {
  const first = configuration.find((option) => option.name === name)
  return (first?.scope === scope ? name : `${scope}-${name}`).toLowerCase()
}

function badgesOf({ group, scope, override, deprecated }: ConfigurationOption): string[] {
  return [
    MARKS[override],
    // The heading of a separate group already names the scope of its options.
    group === 'experiments' && scope !== 'root' ? `In ${scope}` : undefined,
    deprecated && `Deprecated ${deprecated}`,
  ].filter((mark) => mark !== undefined)
}
