import { createContext, type ReactNode, use } from 'react'
import type { CategoryEntry } from '../../shared/records/page.ts'
import { useSite } from '../context.ts'
import { isWebAddress } from '../../shared/routes.ts'

/** Whether a card is in a list of cards. Elsewhere, it's an error. */
const InCards = createContext(false)

export interface CardsProps {
  /** Maximum number of columns. */
  columns?: 2 | 3 | 4 | 5
  /** `Card` elements. */
  children?: ReactNode
}

/**
 * Cards next to each other, in as many columns as fit.
 * @example <Cards><Card title="Install" href="/install">Add one package.</Card></Cards>
 */
export function Cards({ columns, children }: CardsProps): ReactNode {
  return (
    <ul className={columns === undefined ? 'cards' : `cards cards-${columns}`}>
      <InCards value={true}>{children}</InCards>
    </ul>
  )
}

export interface CardProps {
  /** Name of the card. */
  title: string
  /** Target of the whole card. Without it, links in the card work as usual. */
  href?: string
  /** Decorative: an element such as an SVG, a character such as an emoji, or the address of an image. */
  icon?: ReactNode
  /** Heading level of the title, from 2 to 6. Without it, the title isn't in the table of contents. */
  level?: 2 | 3 | 4 | 5 | 6
  children?: ReactNode
}

/** One card of `Cards`. */
export function Card({ title, href, icon, level, children }: CardProps): ReactNode {
  if (!use(InCards))
    throw new Error(`<Card title="${title}"> is outside of <Cards>. Move it there.`)
  if (typeof title !== 'string' || title.trim() === '')
    throw new Error('<Card> needs a title, for example <Card title="Install">.')
  const Title = level === undefined ? 'p' : (`h${level}` as const)
  return (
    <li className="card">
      {icon !== undefined && (
        <span className="card-icon" aria-hidden="true">
          <CardIcon icon={icon} />
        </span>
      )}
      <Title className="card-title">
        {href === undefined ? title : <a href={href}>{title}</a>}
      </Title>
      {children !== undefined && <div className="card-text">{children}</div>}
    </li>
  )
}

function CardIcon({ icon }: { icon: ReactNode }): ReactNode {
  const { baseUrl } = useSite()
  if (typeof icon !== 'string' || !(icon.startsWith('/') || isWebAddress(icon))) return icon
  const isAsset = icon.startsWith(baseUrl) || !icon.startsWith('/')
  return <img src={isAsset ? icon : baseUrl + icon.slice(1)} alt="" width={28} height={28} />
}

/** The entries of the rendered page's category. */
export const CategoryContext = createContext<readonly CategoryEntry[]>([])

/** The entries of the rendered page's category, which `CategoryCards` shows. */
export const useCategory = (): readonly CategoryEntry[] => use(CategoryContext)

/**
 * Cards for the pages and categories next to the page in the sidebar, or below it if it's the page of a category.
 * @example <CategoryCards />
 */
export function CategoryCards(): ReactNode {
  return (
    <Cards>
      {useCategory().map(({ label, href, description }) => (
        <Card key={href} title={label} href={href}>
          {description}
        </Card>
      ))}
    </Cards>
  )
}
