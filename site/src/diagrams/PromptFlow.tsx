import { Arrow, Box } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

/** How Cypress handles a prompt's step: cached code, new code from the model, or healing. */
export default function PromptFlow() {
  return (
    <Diagram
      title="How Cypress handles a prompt's step"
      description="If code for the step is cached, it runs right away. Otherwise, the model reads the step and the page, and the new code is cached and runs. If the code finds its element, the step is done. If not, the step self-heals: Cypress tries other cached code first, and then it asks the model."
      caption="Cypress uses the model only when no cached code fits the page."
    >
      <div className="flow-across flow-prompt">
        <Box title="Step" lines={['click "Book"']} />
        <Arrow />
        <Box title="Is code cached?" />
        <p className="flow-link">
          <span>no</span>
        </p>
        <Box title="Model" lines={['reads step and page,', 'code is cached']} tone="accent" />
        <Arrow label="yes" />
        <Box title="Commands run" />
        <p className="flow-link flow-back" />
        <Arrow />
        <Arrow up />
        <Box title="Element found?" />
        <p className="flow-link">
          <span>no</span>
        </p>
        <Box title="Heal" lines={['other cached code first,', 'then the model']} tone="accent" />
        <Arrow label="yes" />
        <Box title="Next step" tone="good" />
      </div>
    </Diagram>
  )
}
