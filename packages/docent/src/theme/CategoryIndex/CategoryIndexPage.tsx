import type { ReactNode } from 'react'
import type { SidebarItem } from '../../model/site-data.ts'
import { usePage } from '../../ui/context.ts'

/** The page of a category that has no document: its title, its description, and its items. */
export default function CategoryIndexPage(): ReactNode {
  const { title, description, extra } = usePage()
  const items = (extra?.items ?? []) as SidebarItem[]
  return (
    <>
      <header>
        <h1>{title}</h1>
      </header>
      {description !== '' && <p>{description}</p>}
      <ul className="card-list">
        {items.map((item) => (
          <CategoryCard key={item.type === 'html' ? item.value : item.label} item={item} />
        ))}
      </ul>
    </>
  )
}

function CategoryCard({ item }: { item: SidebarItem }): ReactNode {
  if (item.type === 'html' || (item.type === 'link' && item.unlisted)) return null
  const href = item.href ?? (item.type === 'category' ? firstHref(item.items) : undefined)
  return (
    <li className="card">
      <a href={href}>{item.label}</a>
    </li>
  )
}

function firstHref(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    const href =
      item.type === 'link'
        ? item.href
        : item.type === 'category'
          ? (item.href ?? firstHref(item.items))
          : undefined
    if (href !== undefined) return href
  }
  return undefined
}
