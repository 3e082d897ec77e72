import type { ReactNode } from 'react'
import CommandLog from '../components/CommandLog.tsx'
import Runner from '../components/Runner.tsx'
import type { AppPart } from '../drawings/app/AppPreview.tsx'

interface CartState {
  coupon?: string
  field?: 'matched'
  button?: 'matched' | 'clicked'
  total?: string
  mark?: 'matched'
}

/** A shop's cart at one moment. */
function cart({ coupon, field, button, total = '$40', mark }: CartState): AppPart[] {
  return [
    { heading: 'Your cart' },
    { row: ['1 teapot', { text: `Total: ${total}`, ...(mark && { mark }) }] },
    { field: 'Coupon', value: coupon, ...(field && { mark: field }) },
    { button: 'Apply', ...(button && { mark: button }) },
  ]
}

/** What makes Cypress different, each with a picture. */
export function Shows(): ReactNode {
  return (
    <>
      <Show
        title="Go back to any command"
        href="/app/core-concepts/open-mode#time-travel"
        link="Open mode"
        text="Cypress takes snapshots of the page while a test runs. Choose a command to see the page before and after it, with the element that it found."
      >
        <Runner
          spec="coupons.cy.js"
          test="applies a coupon"
          url="localhost:3000/cart"
          log={[
            { line: 'visit /cart', page: cart({}) },
            { line: 'get [name=coupon]', page: cart({ field: 'matched' }) },
            {
              line: '-type SPRING',
              page: {
                before: cart({ field: 'matched' }),
                after: cart({ field: 'matched', coupon: 'SPRING' }),
              },
            },
            { line: '-contains Apply', page: cart({ coupon: 'SPRING', button: 'matched' }) },
            {
              line: '-click',
              pinned: true,
              page: {
                before: cart({ coupon: 'SPRING', button: 'clicked' }),
                after: cart({ coupon: 'SPRING', button: 'clicked', total: '$36' }),
              },
            },
            {
              line: '-contains Total: $36',
              page: cart({ coupon: 'SPRING', total: '$36', mark: 'matched' }),
            },
            '-assert expected **<span>** to be **visible**',
          ]}
        />
      </Show>
      <Show
        title="Decide what the network answers"
        href="/app/guides/network-requests"
        link="Network requests"
        text="Stub a response to test what a server rarely does: an error, an empty list, or a slow answer. The log shows which requests your test answered."
      >
        <Runner
          spec="coupons.cy.js"
          test="says when coupons are down"
          url="localhost:3000/cart"
          panels={{
            Routes: [
              ['Method', 'Matcher', 'Stubbed', 'Alias', '#'],
              ['POST', '/api/coupons', 'Yes', 'coupon', 1],
            ],
          }}
          log={[
            { line: 'visit /cart', page: cart({}) },
            { line: '-contains Apply', page: cart({ button: 'matched' }) },
            {
              line: '-click',
              page: { before: cart({ button: 'clicked' }), after: cart({ button: 'clicked' }) },
            },
            {
              line: '(fetch) POST 503 /api/coupons',
              answeredBy: 'stub',
              badges: ['coupon'],
              page: cart({}),
            },
            { line: 'wait', badges: ['@coupon'] },
            {
              line: '-contains Try again in a minute',
              page: [...cart({}), { alert: 'Try again in a minute', mark: 'matched' }],
            },
            '-assert expected **<p>** to be **visible**',
          ]}
        />
      </Show>
      <Show
        title="Know why a test failed"
        href="/app/guides/debugging"
        link="Debugging"
        text="An error message contains what Cypress expected, what it found, and where. If a second attempt passes, the test is flaky, and Cypress Cloud keeps count."
      >
        <div className="stage">
          <CommandLog
            test="applies a coupon"
            attempts={[
              {
                state: 'failed',
                log: [
                  '-contains Apply',
                  '-click',
                  {
                    line: '-assert expected **<span>** to have text **$36**, but the text was **$40**',
                    state: 'failed',
                  },
                ],
                error: {
                  message:
                    "Timed out retrying after 4000ms: expected '<span>' to have text '$36', but the text was '$40'",
                  frame: {
                    file: 'cypress/e2e/coupons.cy.js:6:28',
                    from: 5,
                    code: "cy.contains('Apply').click()\ncy.get('[data-cy=total]').should('have.text', '$36')",
                  },
                },
              },
            ]}
            log={['-contains Apply', '-click', '-assert expected **<span>** to have text **$36**']}
          />
        </div>
      </Show>
    </>
  )
}

interface ShowProps {
  title: string
  text: string
  href: string
  link: string
  children: ReactNode
}

function Show({ title, text, href, link, children }: ShowProps): ReactNode {
  return (
    <div className="home-show">
      <div className="home-show-text">
        <h3>{title}</h3>
        <p>{text}</p>
        <p>
          <a href={href}>{link}</a>
        </p>
      </div>
      <div className="home-show-picture">{children}</div>
    </div>
  )
}
