import { Arrow, Box, Column } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

/** The way of a request behind a proxy, and the hosts that it doesn't apply to. */
export default function ProxyPath() {
  return (
    <Diagram
      title="Path of a request behind a proxy"
      description="From the browser to the Cypress proxy, then to your network's proxy, and on to the server. For hosts in NO_PROXY, the Cypress proxy connects directly."
      caption={
        <>
          The variables describe the highlighted step. Hosts in <code>NO_PROXY</code> skip it.
        </>
      }
    >
      <Box title="Browser" lines={['Its own proxy settings have no effect']} />
      <Arrow />
      <Box title="Cypress proxy" lines={['Intercepts and rewrites']} />
      <div className="flow-bypass">
        <Column>
          <Arrow />
          <Box title="Your network's proxy" lines={['`HTTP_PROXY`, `HTTPS_PROXY`']} tone="accent" />
          <Arrow />
        </Column>
        <Column>
          <Arrow label="Hosts in `NO_PROXY`" />
        </Column>
      </div>
      <Box title="Server" lines={['Your application, Cypress Cloud']} />
    </Diagram>
  )
}
