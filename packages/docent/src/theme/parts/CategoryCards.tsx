import { createContext, use, type ReactNode } from 'react'
import type { CategoryEntry } from '../../shared/records/page.ts'
import { Card, Cards } from './Cards.tsx'

/** The entries of the rendered page's category. */
export const CategoryContext = createContext<readonly CategoryEntry[]>([])

/**
 * Cards for the pages and categories next to the page in the sidebar, or below it if it's the page of a category.
 * @example <CategoryCards />
 */
export function CategoryCards(): ReactNode {
  return (
    <Cards>
      {use(CategoryContext).map(({ label, href, description }) => (
        <Card key={href} title={label} href={href}>
          {description}
        </Card>
      ))}
    </Cards>
  )
}
