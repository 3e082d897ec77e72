import type { ReactNode } from 'react'

/** What the products find in recorded runs, each with a small piece of its screen. */
export function Findings(): ReactNode {
  return (
    <div className="home-findings">
      <Finding
        title="Flaky tests"
        href="/cloud/features/flaky-test-management"
        text="Tests that failed and then passed, with their severity."
      >
        <Head start="Test case" end="Flaky rate" />
        <Item name="applies a coupon" note="High" end="31/50" share={31 / 50} />
        <Item name="keeps items after a reload" note="Medium" end="9/50" share={9 / 50} />
        <Item name="shows suggestions" note="Low" end="2/50" share={2 / 50} />
      </Finding>
      <Finding
        title="UI Coverage"
        href="/ui-coverage/get-started/introduction"
        text="Elements that your tests have seen but never used."
      >
        <Head start="Untested elements" end="Snapshots" />
        <Item name={'[data-cy="sort"]'} code end="72" />
        <Item name={'[data-cy="apply-voucher"]'} code end="41" />
        <Item name={'[data-cy="gift-wrap"]'} code end="12" />
      </Finding>
      <Finding
        title="Cypress Accessibility"
        href="/accessibility/get-started/introduction"
        text="Violations in the pages that your tests visit."
      >
        <Head start="Rules" end="Failed" />
        <Item
          name="Links must be distinguishable without relying on color"
          note="Serious"
          end="27"
        />
        <Item name="Buttons must have discernible text" note="Critical" end="14" />
        <Item name="Form elements must have labels" note="Critical" end="6" />
      </Finding>
    </div>
  )
}

interface FindingProps {
  title: string
  href: string
  text: string
  children: ReactNode
}

function Finding({ title, href, text, children }: FindingProps): ReactNode {
  return (
    <div className="home-finding">
      <div className="finding-screen" data-markdown-ignore="">
        {children}
      </div>
      <h3>
        <a href={href}>{title}</a>
      </h3>
      <p>{text}</p>
    </div>
  )
}

function Head({ start, end }: { start: string; end: string }): ReactNode {
  return (
    <p className="finding-head">
      <span>{start}</span> <span>{end}</span>
    </p>
  )
}

interface ItemProps {
  name: string
  code?: boolean
  note?: string
  end: string
  /** The part of a meter that's filled, from 0 to 1. */
  share?: number
}

function Item({ name, code = false, note, end, share }: ItemProps): ReactNode {
  return (
    <p className="finding-item">
      <span className={code ? 'finding-code' : undefined}>
        {name} {note !== undefined && <span className={`finding-note is-${note}`}>{note}</span>}
      </span>{' '}
      <span className="finding-end">{end}</span>
      {share !== undefined && (
        <span className="finding-meter" aria-hidden="true">
          <span style={{ inlineSize: `${share * 100}%` }} />
        </span>
      )}
    </p>
  )
}
