import { Heading, Table } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

const snapshots = [
  { name: '/login', passed: 100, failed: 0, score: '100%' },
  { name: '/login', passed: 93, failed: 7, score: '93%' },
  { name: '/orders/*', passed: 83, failed: 17, score: '83%' },
]

/** Weights of passed and failed checks in three snapshots, and their averages. */
export default function AccessibilityScoreExample() {
  return (
    <Diagram
      title="From the weights in three snapshots to the run's score"
      description="Two snapshots of /login score 100 and 93 percent, and one snapshot of /orders/* scores 83 percent. The /login view scores 96.5 percent, the /orders/* view 83 percent, and the run 92 percent."
      caption="Filled: weight of passed checks. Outlined: weight of failed ones."
    >
      <Heading>Snapshots: weight passed and failed</Heading>
      <Table
        rows={snapshots.map(({ name, passed, failed, score }, index) => [
          <span key={index}>
            {`${name}: ${passed} passed, ${failed} failed`}
            <svg className="flow-track" height="14">
              {failed > 0 && (
                <rect className="flow-late" x="1" y="3" width="99%" height="9" rx="2" />
              )}
              <rect className="flow-weight" y="2" width={`${passed}%`} height="11" rx="2" />
            </svg>
          </span>,
          `**${score}**`,
        ])}
      />
      <Heading>Views: average of their snapshots</Heading>
      <Table
        rows={[
          ['/login', '**96.5%**'],
          ['/orders/*', '**83%**'],
        ]}
      />
      <Heading>Run: average of all snapshots</Heading>
      <Table rows={[['(100 + 93 + 83) / 3', '**92%**']]} />
    </Diagram>
  )
}
