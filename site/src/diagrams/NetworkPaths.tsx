import { Box } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

/** The three ways to handle a request. */
const ways: { name: string; call: string; changes: 'nothing' | 'response' | 'both' }[] = [
  { name: 'Watch', call: "cy.intercept('/api/stops')", changes: 'nothing' },
  { name: 'Stub', call: "cy.intercept('/api/stops', [ … ])", changes: 'response' },
  { name: 'Change', call: "cy.intercept('/api/stops', (req) => { … })", changes: 'both' },
]

const PAGE = '16.6%'
const CYPRESS = '50%'
const SERVER = '83.3%'

interface PathProps {
  from: string
  to: string
  y: number
  isChanged?: boolean
}

/** An arrow between two lanes. Its head keeps its shape when the line gets longer. */
function Path({ from, to, y, isChanged }: PathProps) {
  const isForth = Number.parseFloat(to) > Number.parseFloat(from)
  return (
    <g className={isChanged ? 'flow-path flow-changed' : 'flow-path'}>
      <line x1={from} x2={to} y1={y} y2={y} />
      <svg x={to} y={y} overflow="visible">
        <path d={isForth ? 'M-15-5l5 5-5 5' : 'M15-5l-5 5 5 5'} />
      </svg>
    </g>
  )
}

/** Whether a request gets to the server, and whether it arrives unchanged. */
export default function NetworkPaths() {
  return (
    <Diagram
      title="Three ways to handle a request"
      description="Three cases between the page, Cypress, and the server. Watch: request and response pass through Cypress unchanged. Stub: Cypress responds, and the server never receives the request. Change: Cypress forwards a modified request and returns a modified response."
      caption="Dashed arrows show data from your test."
    >
      <div className="flow-thirds">
        <Box title="Page" />
        <Box title="Cypress" tone="accent" />
        <Box title="Server" />
      </div>
      {ways.map(({ name, call, changes }) => (
        <div key={name} className="flow-run">
          <b>{name}</b> <code>{call}</code>
          <svg className="flow-track" height="68">
            {[PAGE, CYPRESS, SERVER].map((x) => (
              <line key={x} className="flow-thin" x1={x} x2={x} y2="68" />
            ))}
            <Path from={PAGE} to={CYPRESS} y={20} />
            <Path from={CYPRESS} to={PAGE} y={48} isChanged={changes !== 'nothing'} />
            {changes === 'response' ? (
              <text className="flow-axis" x="67%" y="38">
                no request
              </text>
            ) : (
              <>
                <Path from={CYPRESS} to={SERVER} y={20} isChanged={changes === 'both'} />
                <Path from={SERVER} to={CYPRESS} y={48} />
              </>
            )}
            <circle
              className={changes === 'nothing' ? 'flow-now' : 'flow-now flow-full'}
              cx={CYPRESS}
              cy="34"
              r="7"
            />
          </svg>
        </div>
      ))}
    </Diagram>
  )
}
