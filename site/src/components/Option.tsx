import { use, type ReactNode } from 'react'
import { configuration } from '../../data/configuration.ts'
import { sharedOptions } from '../../data/options.ts'
import { renderInline } from './parts/inline-markdown.tsx'
import { OptionGroupContext } from './parts/option-group.ts'
import Since from './Since.tsx'

type Value = string | number | boolean

export interface OptionProps {
  name: string
  /** In TypeScript notation: `string | RegExp`. Required for every option that isn't shared. */
  type?: string
  /** The value if the option is omitted. */
  default?: Value
  /** Configuration option that sets the default. The table names it, links to it, and shows its value. */
  config?: string
  /** The option is required, so there is no default. */
  required?: boolean
  /** First version that supports the option. */
  since?: string
  /** The description. For a shared option, it replaces the shared description. */
  children?: ReactNode
}

/** A row of an `Options` table. Options that several commands share need only their name. */
export default function Option({ name, children, ...own }: OptionProps): ReactNode {
  const shared = sharedOptions[name]
  const type = own.type ?? shared?.type
  if (type === undefined) {
    throw new Error(`Option "${name}" is not shared in site/data/options.ts: give it a type.`)
  }
  const description = children ?? (shared && renderInline(shared.description))
  if (!description) throw new Error(`Option "${name}" has no description.`)
  const since = own.since ?? shared?.since
  const group = use(OptionGroupContext)
  const id = ['option', group, name].filter(Boolean).join('-')
  return (
    <tr id={id} data-since={since} role="row">
      <th scope="row" role="rowheader">
        <a className="options-table-anchor" href={`#${id}`}>
          <code>{breakable(name)}</code>
        </a>
        {since && (
          <>
            {' '}
            <Since version={since} />
          </>
        )}
      </th>
      <td role="cell" data-label="Type">
        <code>{type}</code>
      </td>
      <td role="cell" data-label="Default">
        {own.required ? 'required' : renderDefault(defaultOf(own, shared))}
      </td>
      <td role="cell">{description}</td>
    </tr>
  )
}

/** A long name may break between its words. */
function breakable(name: string): ReactNode {
  return name
    .split(/(?=[A-Z])/)
    .flatMap((word, index) => (index === 0 ? [word] : [<wbr key={index} />, word]))
}

type Default = Pick<OptionProps, 'default' | 'config'>

/** Value and source belong together: if a table sets one of them, the shared other one isn't used. */
function defaultOf(own: Default, shared: Default | undefined): Default {
  return own.default !== undefined || own.config !== undefined ? own : (shared ?? {})
}

function renderDefault({ default: value, config }: Default): ReactNode {
  if (config === undefined) return value === undefined ? '–' : <code>{String(value)}</code>
  const setting = configuration.find(({ name }) => name === config)
  if (!setting) throw new Error(`site/data/configuration.ts has no option "${config}".`)
  return (
    <>
      <a href={`/app/references/configuration#${config.toLowerCase()}`}>
        <code>{breakable(config)}</code>
      </a>{' '}
      ({renderInline(setting.default)})
    </>
  )
}
