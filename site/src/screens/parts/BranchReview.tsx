import type { ReactNode } from 'react'
import type { StatusName } from '../../components/parts/statuses.ts'
import { Button, Icon, Line, Panel, Pill, State } from '../../drawings/screen/kit.tsx'
import { regionOf, type RegionProps } from '../../drawings/screen/region.ts'

/** Parts of the screens of Branch Review. */

type Run = [branch: string, number: number, status: StatusName]

/** The two runs that Branch Review compares. */
export function ComparedRuns({
  base,
  changed,
  below,
  n,
}: RegionProps & { base: Run; changed: Run; below?: ReactNode }): ReactNode {
  return (
    <Panel n={n}>
      <Line>
        <span className="screen-meta">Base</span>
        <RunMenu run={base} />
        <span className="screen-meta">Changed</span>
        <RunMenu run={changed} />
      </Line>
      {below}
    </Panel>
  )
}

function RunMenu({ run: [branch, number, status] }: { run: Run }): ReactNode {
  return (
    <Button menu>
      {branch} <State is={status}>#{number}</State>
    </Button>
  )
}

interface Counted extends RegionProps {
  name: string
  /** How many the changed run has in addition, and how many fewer. */
  up?: number
  down?: number
  /** How much worse the score is. */
  worse?: string
  total: ReactNode
}

export interface BranchReviewProps extends RegionProps {
  /** What the runs are compared by, with the entries of each group. */
  groups: (Counted & { entries?: (Counted & { is?: StatusName; open?: boolean })[] })[]
  /** The names of the open group and entry. */
  path: [string, string]
  /** Counts of the open entry; the first one is a change for the worse. */
  counts: [string, string]
  children: ReactNode
}

/** The list of everything that Branch Review compares, next to the open entry. */
export function BranchReview({ groups, path, counts, children, n }: BranchReviewProps): ReactNode {
  return (
    <div className="screen-sections">
      <div className="screen-list screen-review">
        {groups.map(({ entries = [], ...group }) => (
          <div key={group.name} className="screen-group" {...regionOf(group.n, 'start')}>
            <span className="screen-item">
              <b>{group.name}</b> <Change {...group} />
            </span>
            {entries.map(({ is, open, ...entry }) => (
              <span
                key={entry.name}
                className={`screen-item${open ? ' screen-open' : ''}`}
                {...regionOf(entry.n, 'start')}
              >
                <span className="screen-state">
                  {is && <Icon is={is} />}
                  {entry.name}
                </span>{' '}
                <Change {...entry} />
              </span>
            ))}
          </div>
        ))}
      </div>
      <div className="screen-content">
        <div className="screen-title">
          <b>{path.join(' › ')}</b>
          <span className="screen-end" {...regionOf(n, 'end')}>
            <Pill tone="bad">▲ {counts[0]}</Pill> <Pill>{counts[1]}</Pill>
          </span>
        </div>
        {children}
      </div>
    </div>
  )
}

/** What has changed, and the total. */
function Change({ up, down, worse, total }: Counted): ReactNode {
  return (
    <span className="screen-end">
      {up !== undefined && <Pill tone="bad">▲ {up}</Pill>}
      {down !== undefined && <Pill tone="good">▼ {down}</Pill>}
      {worse !== undefined && <Pill tone="bad">▼ {worse}</Pill>}
      {Array.isArray(total) ? total : <Pill>{total}</Pill>}
    </span>
  )
}
