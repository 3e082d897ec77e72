import type { ReactNode } from 'react'
import { Button, Columns, Panel, Pill, Row } from '../../drawings/screen/kit.tsx'

export interface CoverageCounts {
  views: number
  links: number
  tested: number
  untested: number
}

/** The sections of a UI Coverage report with their counts. */
export function coverageSections({ views, links, tested, untested }: CoverageCounts): ReactNode[] {
  const sections: [name: string, count: number][] = [
    ['Views', views],
    ['Untested links', links],
    ['Tested elements', tested],
    ['Untested elements', untested],
  ]
  return sections.map(([name, count]) => (
    <>
      {name} <Pill>{count}</Pill>
    </>
  ))
}

/** The title of a UI Coverage report: the run's score and the actions for the report. */
export function CoverageTitle({ score, mark }: { score: string; mark?: ReactNode }): ReactNode {
  return (
    <Row
      start={
        <>
          {mark} <b>UI Coverage</b> <Pill tone="warn">{score}</Pill>
        </>
      }
      end={
        <>
          <Button>Compare to previous run</Button> <Button>Documentation</Button>
        </>
      }
    />
  )
}

export interface CoverageElementProps {
  name: ReactNode
  tested?: boolean
  /** Number of elements in the group. */
  group?: number
  /** Number of interactions with a tested element. */
  interactions?: number
  mark?: ReactNode
  end?: ReactNode
}

/** An element or a link in a list of a UI Coverage report. */
export function CoverageElement({
  name,
  tested,
  group,
  interactions,
  mark,
  end,
}: CoverageElementProps): ReactNode {
  return (
    <Row
      start={
        <>
          {mark} <Pill tone={tested ? 'good' : 'bad'}>{tested ? '✓' : '✕'}</Pill> {name}{' '}
          {interactions !== undefined && <Pill>↖ {interactions}</Pill>}{' '}
          {group !== undefined && <Pill>≡ {group}</Pill>}
        </>
      }
      end={end}
    />
  )
}

export interface CoverageViewProps {
  view: string
  score: string
  snapshot: ReactNode
  url: string
  /** The lists of elements. */
  elements: ReactNode
  /** The page at that moment. */
  children: ReactNode
}

/** The details of a view in a UI Coverage report: its elements next to one of its snapshots. */
export function CoverageView({
  view,
  score,
  snapshot,
  url,
  elements,
  children,
}: CoverageViewProps): ReactNode {
  return (
    <Columns>
      <Panel
        title={
          <>
            ← {view} <Pill>{score}</Pill>
          </>
        }
      >
        {elements}
      </Panel>
      <Panel
        title={snapshot}
        aside={
          <Button>
            Test Replay <Pill>1</Pill>
          </Button>
        }
      >
        {children}
        <Row start={url} end="1000x660" />
      </Panel>
    </Columns>
  )
}
