import { Arrow, Box, Column, Columns } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

const cart = ['page `/cart`', 'cookie `session`', 'localStorage `cart`']

/** Two tests in sequence: with isolation, the second starts clean; without it, the second continues. */
export default function TestIsolation() {
  return (
    <Diagram
      title="Two tests with test isolation on and off"
      description="In both cases, the first test ends on a cart page with a cookie and a localStorage entry. With isolation on, Cypress shows a blank page and clears cookies, localStorage, and sessionStorage in all domains, so the second test must visit a page first. With isolation off, nothing is cleared, and the second test starts on the cart page."
      caption="On: each test visits a page and can run alone. Off: test 2 depends on test 1."
    >
      <Columns>
        <Column>
          <p className="flow-heading">isolation on</p>
          <Box title="Test 1 ends" lines={cart} />
          <Arrow />
          <Box
            title="Cypress clears"
            lines={['page, cookies, both storages, all domains']}
            tone="accent"
            dashed
          />
          <Arrow />
          <Box
            title="Test 2 starts"
            lines={['page blank', 'no cookies', 'empty storage']}
            tone="good"
          />
        </Column>
        <Column>
          <p className="flow-heading">isolation off</p>
          <Box title="Test 1 ends" lines={cart} />
          <Arrow label="nothing happens" />
          <Box title="Test 2 starts" lines={cart} tone="bad" />
        </Column>
      </Columns>
    </Diagram>
  )
}
