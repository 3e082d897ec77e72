import { Arrow, Box, Column, Columns } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

const machines: [name: string, specs: string[]][] = [
  ['Machine 1', ['checkout', 'search']],
  ['Machine 2', ['login', 'profile']],
  ['Machine 3', ['orders', 'terms']],
]

/** One job that installs, several that run tests, and Cypress Cloud, which distributes the specs. */
export default function CiParallelRun() {
  return (
    <Diagram
      title="A run on three machines"
      description="An install job caches the packages, the Cypress application, and the build. Three machines restore the cache. Each one requests specs from Cypress Cloud one at a time and sends back the results until no specs are left."
      caption="Specs aren't assigned in advance: each machine takes the next spec when it's free."
    >
      <Box title="Install job" lines={['npm ci, build, fill the cache']} />
      <Columns>
        {machines.map(([name, specs]) => (
          <Column key={name}>
            <Arrow />
            <Box title={name} lines={specs} />
            <Arrow both />
          </Column>
        ))}
      </Columns>
      <p className="flow-note">next spec, result</p>
      <Box
        title="Cypress Cloud"
        lines={['has the list of specs, combines the results']}
        tone="accent"
      />
    </Diagram>
  )
}
