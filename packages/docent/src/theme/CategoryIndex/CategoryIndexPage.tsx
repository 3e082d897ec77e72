import type { ReactNode } from 'react'
import { usePage } from '../context.ts'
import { CategoryCards } from '../parts/Cards.tsx'

/** The page of a category that has no document: its title, its description, and its items. */
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
