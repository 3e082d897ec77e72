import { createContext, use, type ReactNode } from 'react'
import type { CategoryEntry } from '../../model/page.ts'
import { Card, Cards } from './Cards.tsx'

/** What is in the category of the page that is rendered. */
export const CategoryContext = createContext<readonly CategoryEntry[]>([])

/**
 * Cards for the pages and categories beside the page in the sidebar, or below it if the page is that of a category.
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
