import { mergeAllMessages } from '../../messages/build-messages.ts'
import { useSite } from '../../ui/context.ts'
import {
  Children,
  isValidElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react'

export interface TabItemProps {
  /** What the choice is remembered as. */
  value: string
  /** Shown on the tab; the value when absent. */
  label?: string
  /** Shown first, when no choice is remembered. */
  default?: boolean
  /** More attributes of the tab. */
  attributes?: HTMLAttributes<HTMLElement>
  children?: ReactNode
}

export interface TabsProps {
  /** Tabs of the same group change together, on every page. */
  groupId?: string
  /** Value of the tab that is shown first. */
  defaultValue?: string | null
  /** The tabs in their order, if their labels aren't in the items. */
  values?: readonly { value: string; label?: string; attributes?: HTMLAttributes<HTMLElement> }[]
  /** Name of a parameter of the page's address that chooses the tab; `true` takes the group's name. */
  queryString?: boolean | string
  /** Accessible name of the row of tabs. */
  label?: string
  children?: ReactNode
}

const isContent = (child: ReactNode): boolean => typeof child !== 'string' || child.trim() !== ''

/** Children that aren't tabs are an error, because there is nowhere to show them. */
function asItem(child: ReactNode): ReactElement<TabItemProps> {
  if (isValidElement<Partial<TabItemProps>>(child) && typeof child.props.value === 'string')
    return child as ReactElement<TabItemProps>
  const found = typeof child === 'string' ? `the text "${child.trim().slice(0, 40)}"` : 'an element'
  throw new Error(
    `<Tabs> contains ${found} outside of <TabItem value="…">. Move it into a tab, or out of <Tabs>.`,
  )
}

/** The items in the order of `values`, with the labels from there. */
function orderItems(
  items: readonly ReactElement<TabItemProps>[],
  values: NonNullable<TabsProps['values']>,
): TabItemProps[] {
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

/** One tab of `Tabs`; rendered by its parent. */
export function TabItem({ children }: TabItemProps): ReactNode {
  return children
}

/**
 * Tabs in an article. All panels are in the HTML; without JavaScript each is shown under its label.
 * @example <Tabs groupId="framework"><TabItem value="react" label="React">…</TabItem></Tabs>
 */
export function Tabs(props: TabsProps): ReactNode {
  const { groupId = '', defaultValue, label, values, queryString, children } = props
  const messages = mergeAllMessages(useSite().messages)
  const written = Children.toArray(children).filter(isContent).map(asItem)
  const items = values ? orderItems(written, values) : written.map(({ props: own }) => own)
  const first = defaultValue ?? items.find((item) => item.default)?.value ?? items[0]?.value
  return (
    <div
      className="tabs"
      {...(groupId !== '' && { 'data-group': groupId })}
      {...(queryString && { 'data-query': queryString === true ? groupId : queryString })}
    >
      <div role="tablist" aria-label={label ?? messages['article.tabs']}>
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
