import type { ReactNode } from 'react'
import { Card, Cards, CategoryCards } from '../../../theme/parts/Cards.tsx'
import type { CategoryItem } from '../docs-client.ts'

export interface DocCardListProps {
  /** Default: the entries of the page's category. */
  items?: readonly CategoryItem[]
}

/** Cards for the pages and categories in the page's category. */
export default function DocCardList({ items }: DocCardListProps): ReactNode {
  if (items === undefined) return <CategoryCards />
  return (
    <Cards>
      {items
        .filter(({ href }) => href !== undefined)
        .map(({ label, href, description }) => (
          <Card key={href} title={label} href={href}>
            {description}
          </Card>
        ))}
    </Cards>
  )
}
