import type { ComponentType, ReactNode } from 'react'
import type { NavbarItem } from '../../shared/records/navbar-item.ts'
import { classNames } from '../context.ts'

interface ItemProps {
  item: NavbarItem
}

/**
 * The component of navbar items on a site that has types of its own.
 * @param types the site's components by type
 * @param mobile whether it renders the items of the mobile menu
 */
export function withOwnItems(
  Original: ComponentType<ItemProps>,
  types: Readonly<Record<string, ComponentType<Record<string, unknown>>>>,
  mobile: boolean,
): ComponentType<ItemProps> {
  return function OwnItem({ item }): ReactNode {
    const Own = item.type === 'custom' ? types[item.name] : undefined
    if (item.type !== 'custom' || !Own) return <Original item={item} />
    return (
      <li className={classNames(!mobile && 'navbar-item', item.className) || undefined}>
        <Own {...item.options} mobile={mobile} />
      </li>
    )
  }
}
