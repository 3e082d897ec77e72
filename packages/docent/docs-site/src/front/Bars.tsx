import type { ReactNode } from 'react'
import './front.css'
import { GENERATORS } from './data'

const FIGURES = {
  build: { title: 'Build', unit: 's' },
  edit: { title: 'Build after an edit', unit: 's' },
  page: { title: 'First visit of a page', unit: 'kB' },
} as const

type Figure = keyof typeof FIGURES

/** The measured figures of docent and of other generators, as bars with their numbers. Shorter is better. */
export default function Bars(): ReactNode {
  return (
    <div className="front-bars">
      {(Object.keys(FIGURES) as Figure[]).map((figure) => (
        <Chart key={figure} figure={figure} />
      ))}
      <p className="front-note">
        327 pages of plain Markdown on two cores, in one run: docent 3.1, Docusaurus 3.10 (faster),
        VitePress 1.6, and Astro 7 with Starlight 0.42.
      </p>
    </div>
  )
}

function Chart({ figure }: { figure: Figure }): ReactNode {
  const { title, unit } = FIGURES[figure]
  const largest = Math.max(...GENERATORS.map((generator) => generator[figure]))
  return (
    <>
      <p className="front-bars-title">{title}</p>
      <ul>
        {GENERATORS.map(({ name, [figure]: value }) => (
          <li key={name}>
            <span>{name}</span>{' '}
            <span className="front-bar" aria-hidden="true">
              <span style={{ inlineSize: `${(value / largest) * 100}%` }} />
            </span>{' '}
            <span className="front-bar-value">{`${value} ${unit}`}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
