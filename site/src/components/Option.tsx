import { Field } from 'docent'
import { use, type ReactNode } from 'react'
import { configuration } from '../../data/configuration.ts'
import { sharedOptions } from '../../data/options.ts'
import { renderInline } from './parts/inline-markdown.tsx'
import { OptionGroupContext } from './parts/option-group.ts'
import { marksOf } from './parts/marks.tsx'

type Value = string | number | boolean

export interface OptionProps {
  name: string
  /** In TypeScript notation: `string | RegExp`. Required for every option that isn't shared. */
  type?: string
  /** The value if the option is omitted. */
  default?: Value
  /** Configuration option that sets the default. The list names it, links to it, and shows its value. */
  config?: string
  /** The option is required, so there is no default. */
  required?: boolean
  /** First version that supports the option. */
  since?: string
  /** The description. For a shared option, it replaces the shared description. */
  children?: ReactNode
}

/** An entry of an `Options` list. Options that several commands share need only their name. */
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
  const isRequired = own.required === true
  return (
    <Field
      name={name}
      id={['option', group, name].filter(Boolean).join('-')}
      type={type}
      default={isRequired ? undefined : renderDefault(defaultOf(own, shared))}
      required={isRequired}
      marks={marksOf(since)}
      since={since}
    >
      {description}
    </Field>
  )
}

type Default = Pick<OptionProps, 'default' | 'config'>

/** Value and source belong together: if a list sets one of them, the shared other one isn't used. */
function defaultOf(own: Default, shared: Default | undefined): Default {
  return own.default !== undefined || own.config !== undefined ? own : (shared ?? {})
}

function renderDefault({ default: value, config }: Default): ReactNode {
  if (config === undefined) return value === undefined ? undefined : String(value)
  const setting = configuration.find(({ name }) => name === config)
  if (!setting) throw new Error(`site/data/configuration.ts has no option "${config}".`)
  return (
    <>
      {renderInline(setting.default)} from{' '}
      <a href={`/app/references/configuration#${config.toLowerCase()}`}>
        <code>{config}</code>
      </a>
    </>
  )
}
