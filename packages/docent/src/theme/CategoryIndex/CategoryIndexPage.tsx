import type { ReactNode } from 'react'
import { usePage } from '../../ui/context.ts'
import { CategoryCards } from '../parts/CategoryCards.tsx'

/** Page of a category that has no document of its own: its title, its description, and what is in it. */
export default function CategoryIndexPage(): ReactNode {
  const { title, description } = usePage()
  return (
    <>
      <header>
        <h1>{title}</h1>
      </header>
      {description !== '' && <p>{description}</p>}
      <CategoryCards />
    </>
  )
}
