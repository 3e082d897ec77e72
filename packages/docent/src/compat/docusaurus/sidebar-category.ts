import { use } from 'react'
import { CategoryContext } from '../../theme/parts/CategoryCards.tsx'
import { usePage } from '../../theme/context.ts'

/** The fields of a sidebar entry that cards need. */
export interface CategoryItem {
  type: 'link'
  label: string
  href?: string
  description?: string
}

/** The category of the page in the sidebar. */
export function useCurrentSidebarCategory(): {
  type: 'category'
  label: string
  items: CategoryItem[]
} {
  const items = use(CategoryContext).map((entry) => ({ type: 'link' as const, ...entry }))
  return { type: 'category', label: usePage().title, items }
}
