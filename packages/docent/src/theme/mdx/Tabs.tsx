import { buildMessage } from '../../shared/messages/build-messages.ts'
import { useSite } from '../context.ts'
import {
  Children,
  cloneElement,
  isValidElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react'

export interface TabItemProps {
  /** The value under which the selection is stored. Default: the label. */
  value?: string
  /** Label of the tab. Default: the value. One of the two is needed. */
  label?: string
  /** Whether the tab is shown first if no selection is stored. */
  default?: boolean
  /** Additional attributes of the tab. */
  attributes?: HTMLAttributes<HTMLElement>
  children?: ReactNode
}

export interface TabsProps {
  /** Tabs in the same group change together, on all pages. */
  groupId?: string
  /** Starlight's name of `groupId`. */
  syncKey?: string
  /** Value of the tab that's shown first. */
  defaultValue?: string | null
  /** The tabs in their order, if the items have no labels. */
  values?: readonly { value: string; label?: string; attributes?: HTMLAttributes<HTMLElement> }[]
  /** Name of a query parameter that selects the tab. `true` uses the group's name. */
  queryString?: boolean | string
  /** Accessible name of the tab list. */
  label?: string
  children?: ReactNode
}

type NamedItem = TabItemProps & { value: string }

const isContent = (child: ReactNode): boolean => typeof child !== 'string' || child.trim() !== ''

/** Children that aren't tabs are an error, because there is nowhere to show them. */
function asItem(child: ReactNode): ReactElement<NamedItem> {
  if (isValidElement<TabItemProps>(child)) {
    const value = child.props.value ?? child.props.label
    if (typeof value === 'string') return cloneElement(child as ReactElement<NamedItem>, { value })
  }
  const content =
    typeof child === 'string' ? `the text "${child.trim().slice(0, 40)}"` : 'an element'
  throw new Error(
    `<Tabs> contains ${content} outside of <TabItem value="…">. Move it into a tab, or out of <Tabs>.`,
  )
}

/** The items with the labels and in the order of `values`. */
function orderItems(
  items: readonly ReactElement<NamedItem>[],
  values: NonNullable<TabsProps['values']>,
): NamedItem[] {
  for (const { props } of items)
    if (!values.some(({ value }) => value === props.value))
      throw new Error(
        `The item "${props.value}" of <Tabs> isn't among its values: ${values.map(({ value }) => `"${value}"`).join(', ')}.`,
      )
  return values.flatMap(({ value, ...options }) => {
    const item = items.find(({ props }) => props.value === value)
    return item ? [{ ...item.props, ...options }] : []
  })
}

/** Tabs with the same value would be shown together, and a first tab that doesn't exist would hide all of them. */
function assertDistinct(items: readonly NamedItem[], first: string | null | undefined): void {
  const names = items.map(({ value }) => value)
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated !== undefined)
    throw new Error(
      `Two items of <Tabs> have the value "${repeated}". Give each item a separate value.`,
    )
  if (first != null && items.length > 0 && !names.includes(first))
    throw new Error(
      `The default value "${first}" of <Tabs> isn't among its items: ${names.map((name) => `"${name}"`).join(', ')}.`,
    )
}

/** A tab, which its parent renders. */
export function TabItem({ children }: TabItemProps): ReactNode {
  return children
}

/**
 * Tabs in an article. All panels are in the HTML. Without JavaScript, each of them is shown below its label.
 * @example <Tabs groupId="framework"><TabItem value="react" label="React">…</TabItem></Tabs>
 */
export function Tabs(props: TabsProps): ReactNode {
  const {
    syncKey = '',
    groupId = syncKey,
    defaultValue,
    label,
    values,
    queryString,
    children,
  } = props
  const { messages } = useSite()
  const tabItems = Children.toArray(children).filter(isContent).map(asItem)
  const items = values ? orderItems(tabItems, values) : tabItems.map(({ props: own }) => own)
  assertDistinct(
    tabItems.map(({ props: own }) => own),
    defaultValue,
  )
  const first = defaultValue ?? items.find((item) => item.default)?.value ?? items[0]?.value
  return (
    <div
      className="tabs"
      {...(groupId !== '' && { 'data-group': groupId })}
      {...(queryString && { 'data-query': queryString === true ? groupId : queryString })}
    >
      <div role="tablist" aria-label={label ?? buildMessage(messages, 'article.tabs')}>
        {items.map(({ value, label: text, attributes }) => (
          <button
            {...attributes}
            key={value}
            type="button"
            role="tab"
            data-value={value}
            aria-selected={value === first}
            tabIndex={value === first ? 0 : -1}
          >
            {text ?? value}
          </button>
        ))}
      </div>
      {items.map(({ value, label: text, children: content }) => (
        <div
          key={value}
          role="tabpanel"
          data-value={value}
          aria-label={text ?? value}
          hidden={value !== first}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
