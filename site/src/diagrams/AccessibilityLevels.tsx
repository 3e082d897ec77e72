import { Box } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

/** Three levels of accessibility, each building on the one below. */
export default function AccessibilityLevels() {
  return (
    <Diagram
      title="Three levels of accessibility"
      description="The base is basic usability, which automated rules support. The next level is WCAG conformance, which people have to assess. The top level is a good user experience, which only people who use assistive technology every day can confirm."
      caption="Each level builds on the one below. Automated rules help most at the base."
    >
      <div className="flow-order flow-levels">
        <Box
          title="Good user experience"
          lines={[
            'The application works well in daily use.',
            'Confirmed by: people who use assistive technology every day',
          ]}
        />
        <Box
          title="Conformance with WCAG"
          lines={['Often required by regulations.', 'Confirmed by: a human assessment']}
        />
        <Box
          title="Basic usability"
          lines={['Users can probably get far.', 'Supported by: automated rules']}
          tone="accent"
        />
      </div>
    </Diagram>
  )
}
