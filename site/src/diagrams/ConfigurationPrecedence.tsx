import { Box } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

/** From the weakest to the strongest. */
const SOURCES: [name: string, note: string][] = [
  ['Built-in default', 'listed on this page'],
  ['Configuration file', '`cypress.config.ts`, root and testing type'],
  ['cypress.env.json', 'values of `env` only'],
  ['CYPRESS_… variables', 'set in the operating system'],
  ['Command-line flags', '`--config`, `--env`, `--expose`'],
  ['setupNodeEvents()', 'the configuration it returns'],
  ['Suite and test', 'options of `describe()` and `it()`'],
  ['Cypress.config()', 'while the test runs'],
]

/** Sources of a configuration value. Each one overrides the sources above it. */
export default function ConfigurationPrecedence() {
  return (
    <Diagram
      title="Which source of a value wins"
      description={`From the weakest to the strongest: ${SOURCES.map(([name]) => name).join(', ')}.`}
      caption={
        <>
          Each source overrides the ones above it. The last two work in the browser, and only for
          options marked <em>Tests</em> or <em>Suites</em>.
        </>
      }
    >
      <div className="flow-order flow-rail">
        {SOURCES.map(([name, note], index) => (
          <Box
            key={name}
            title={name}
            lines={[note]}
            tone={index >= SOURCES.length - 2 ? 'accent' : undefined}
          />
        ))}
      </div>
    </Diagram>
  )
}
