import type { ReactNode } from 'react'
import { MIGRATIONS, PROVIDERS, STEPS, type NamedLink } from './entry-points.ts'

/** Three ways in: for readers who are new, who come from another tool, and who set up CI. */
export function Starts(): ReactNode {
  return (
    <div className="home-starts">
      <Start
        title="New to Cypress"
        text="From the first command to a test that runs on every commit."
      >
        <div className="start-picture start-test" aria-hidden="true">
          <p>✓ opens the cart</p>
          <p>✓ applies a coupon</p>
          <p>✓ places an order</p>
        </div>
        <ol>{links(STEPS)}</ol>
      </Start>
      <Start
        title="Coming from another tool"
        text="The same test in both, and what has no counterpart."
      >
        <div className="start-picture start-code">
          <p>
            <del>{"await page.getByText('Reserve').click()"}</del>
          </p>
          <p>
            <ins>{"cy.contains('Reserve').click()"}</ins>
          </p>
        </div>
        <ul>{links(MIGRATIONS)}</ul>
      </Start>
      <Start
        title="Adding it to CI"
        text="One command, on any provider, and on several machines at once."
      >
        <div className="start-picture start-machines" aria-hidden="true">
          <p>
            <b>1</b>
            <i />
            <i />
            <i />
          </p>
          <p>
            <b>2</b>
            <i />
            <i />
          </p>
          <p>
            <b>3</b>
            <i />
            <i />
            <i />
          </p>
        </div>
        <ul>{links(PROVIDERS)}</ul>
      </Start>
    </div>
  )
}

interface StartProps {
  title: string
  text: string
  children: ReactNode
}

function Start({ title, text, children }: StartProps): ReactNode {
  return (
    <div className="home-start">
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </div>
  )
}

function links(entries: readonly NamedLink[]): ReactNode {
  return entries.map(({ name, href }) => (
    <li key={name}>
      <a href={href}>{name}</a>
    </li>
  ))
}
