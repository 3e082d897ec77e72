import { Arrow, Box, Column } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

/** A request's path through the handlers, the server, and the response listeners. */
export default function InterceptLifecycle() {
  return (
    <Diagram
      title="Life cycle of an intercepted request"
      description="The application sends a request. Request phase: middleware handlers, oldest first, then the other handlers, newest first. A static response or req.reply skips the server and goes to the response phase; otherwise the request goes to the server. Response phase: before:response listeners, the req.continue callback, response listeners. Then the application receives the response, and after:response listeners run."
      caption="A stub takes the path on the right: the server never receives the request."
    >
      <Box lines={['The application sends a request']} />
      <Arrow />
      <Box
        title="Request phase"
        lines={[
          'middleware, oldest first',
          'other handlers, newest first',
          'edits go on to the next one',
        ]}
        tone="accent"
      />
      <div className="flow-bypass">
        <Column>
          <Arrow label="`req.continue()`, or no handler is left" />
          <Box lines={['Server responds']} />
          <Arrow />
        </Column>
        <Column>
          <Arrow label="static response or `req.reply()`" />
        </Column>
      </div>
      <Box
        title="Response phase"
        lines={[
          '1. `before:response` listeners',
          '2. `req.continue()` callback',
          '3. `response` listeners',
          '`res.send()` ends the phase',
        ]}
        tone="accent"
      />
      <Arrow />
      <Box
        lines={['The application receives the response,', 'then `after:response` listeners run']}
      />
    </Diagram>
  )
}
