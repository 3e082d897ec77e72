import { mergeAllMessages } from '../../messages/build-messages.ts'
import { useSite } from '../../ui/context.ts'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'

export interface TabItemProps {
  /** What the choice is remembered as. */
  value: string
  /** Shown on the tab; the value when absent. */
  label?: string
  /** Shown first, when no choice is remembered. */
  default?: boolean
  children?: ReactNode
}

export interface TabsProps {
  /** Tabs of the same group change together, on every page. */
  groupId?: string
  /** Value of the tab that is shown first. */
  defaultValue?: string
  /** Accessible name of the row of tabs. */
  label?: string
  children?: ReactNode
}

const isContent = (child: ReactNode): boolean => typeof child !== 'string' || child.trim() !== ''

/** Whatever isn't a tab would have no place. */
function asItem(child: ReactNode): ReactElement<TabItemProps> {
  if (isValidElement<Partial<TabItemProps>>(child) && typeof child.props.value === 'string')
    return child as ReactElement<TabItemProps>
  const found = typeof child === 'string' ? `the text "${child.trim().slice(0, 40)}"` : 'an element'
  throw new Error(
    `<Tabs> contains ${found} outside of <TabItem value="…">. Move it into a tab, or out of <Tabs>.`,
  )
}

/** One tab of `Tabs`; rendered by its parent. */
export function TabItem({ children }: TabItemProps): ReactNode {
  return children
}

/**
 * Tabs in an article. All panels are in the HTML; without JavaScript each is shown under its label.
 * @example <Tabs groupId="framework"><TabItem value="react" label="React">…</TabItem></Tabs>
 */
export function Tabs({ groupId = '', defaultValue, label, children }: TabsProps): ReactNode {
  const messages = mergeAllMessages(useSite().messages)
  const items = Children.toArray(children).filter(isContent).map(asItem)
  const first =
    defaultValue ?? items.find((item) => item.props.default)?.props.value ?? items[0]?.props.value
  return (
    <div className="tabs" {...(groupId !== '' && { 'data-group': groupId })}>
      <div role="tablist" aria-label={label ?? messages['article.tabs']}>
        {items.map(({ props: { value, label: text } }) => (
          <button
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
      {items.map(({ props: { value, label: text, children: content } }) => (
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
