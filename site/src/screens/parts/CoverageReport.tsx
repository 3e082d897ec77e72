import type { ReactNode } from 'react'
import type { AppPart } from '../../drawings/app/AppPreview.tsx'
import { Meter } from '../../drawings/screen/charts.tsx'
import { Button, Columns, Panel, Pill, Sections } from '../../drawings/screen/kit.tsx'
import { regionOf, type RegionProps } from '../../drawings/screen/region.ts'
import { Snapshot } from './ElementDetails.tsx'

/** Parts that the UI Coverage screens share. */

export interface CoverageReportProps {
  /** The run's score in percent. */
  score: number
  views: number
  links: number
  tested: number
  untested: number
  open: 'Views' | 'Untested links' | 'Tested elements' | 'Untested elements'
  /** Number of the score's region. */
  n?: number
  children: ReactNode
}

/** A UI Coverage report: the run's score and the actions above the sections, of which one is open. */
export function CoverageReport({
  score,
  views,
  links,
  tested,
  untested,
  open,
  n,
  children,
}: CoverageReportProps): ReactNode {
  const names: [string, number][] = [
    ['Views', views],
    ['Untested links', links],
    ['Tested elements', tested],
    ['Untested elements', untested],
  ]
  return (
    <>
      <div className="screen-title" {...regionOf(n, 'start')}>
        <span className="screen-line">
          <b className="screen-big">UI Coverage</b>
          <span className="screen-rate">
            <Pill tone={toneOf(score)}>{score}%</Pill>
            <Meter share={score / 100} fill={toneOf(score)} />
          </span>
        </span>
        <span className="screen-end">
          <Button>Compare to previous run</Button> <Button>Documentation</Button>
        </span>
      </div>
      <Sections names={names} open={names.findIndex(([name]) => name === open)}>
        {children}
      </Sections>
    </>
  )
}

/** The color of a score. */
export function toneOf(score: number): 'good' | 'warn' | 'bad' {
  if (score < 50) return 'bad'
  return score < 75 ? 'warn' : 'good'
}

export interface CoverageElementProps extends RegionProps {
  name: ReactNode
  tested?: boolean
  /** Number of elements in the group. */
  group?: number
  /** Number of interactions with a tested element. */
  interactions?: number
  /** The element that is chosen in the list. */
  open?: boolean
  end?: ReactNode
}

/** An element or a link in a list of a UI Coverage report. */
export function CoverageElement({
  name,
  tested,
  group,
  interactions,
  open,
  end,
  n,
}: CoverageElementProps): ReactNode {
  return (
    <div className={`screen-row${open ? ' screen-open' : ''}`} {...regionOf(n, 'start')}>
      <ElementName tested={tested}>{name}</ElementName>
      <span className="screen-end">
        {interactions !== undefined && <Pill>↖ {interactions}</Pill>}
        {group !== undefined && <Pill>≡ {group}</Pill>}
        {end}
      </span>
    </div>
  )
}

/** An element's name with the icon of a tested or an untested element. */
export function ElementName({
  tested,
  children,
}: {
  tested?: boolean
  children: ReactNode
}): ReactNode {
  return (
    <span className="screen-state screen-code">
      <span className={`screen-icon status--${tested ? 'passed' : 'failed'}`}>
        <svg viewBox="0 0 14 14" fill="none" stroke="currentColor" strokeWidth="1.5">
          <rect x="1" y="1" width="12" height="12" rx="2" strokeDasharray="4 2" />
          <path d={tested ? 'm4.5 7.2 1.8 1.8 3.2-3.8' : 'm5 5 4 4m0-4-4 4'} />
        </svg>
      </span>
      <span>{children}</span>
    </span>
  )
}

export interface CoverageViewProps {
  view: string
  score: number
  /** Which snapshot is shown: `Snapshot 3 of 8`, and its score. */
  snapshot: [name: string, score: number]
  url: string
  untested: [count: number, elements: ReactNode]
  tested: [count: number, elements: ReactNode]
  /** The page at that moment. */
  parts: AppPart[]
  /** Numbers of the regions. */
  marks: { untested?: number; tested?: number; navigation?: number; page?: number; replay?: number }
}

/** The details of a view in a UI Coverage report: its elements next to one of its snapshots. */
export function CoverageView({
  view,
  score,
  snapshot,
  url,
  untested,
  tested,
  parts,
  marks,
}: CoverageViewProps): ReactNode {
  return (
    <Columns>
      <Panel title={`← ${view}`} aside={<Pill tone={toneOf(score)}>{score}%</Pill>}>
        <ElementsTitle name="Untested" count={untested[0]} n={marks.untested} />
        {untested[1]}
        <ElementsTitle name="Tested" count={tested[0]} n={marks.tested} />
        {tested[1]}
      </Panel>
      <div className="screen-content">
        <div className="screen-title">
          <span className="screen-region" {...regionOf(marks.navigation, 'start')}>
            ← → {snapshot[0]} <Pill tone={toneOf(snapshot[1])}>{snapshot[1]}%</Pill>
          </span>
          <span className="screen-region" {...regionOf(marks.replay, 'end')}>
            <Button>
              Test Replay <Pill>1</Pill>
            </Button>
          </span>
        </div>
        <Snapshot address={url} parts={parts} n={marks.page} />
      </div>
    </Columns>
  )
}

function ElementsTitle({
  name,
  count,
  n,
}: RegionProps & { name: string; count: number }): ReactNode {
  return (
    <div className="screen-row" {...regionOf(n, 'start')}>
      <span className="screen-line">
        <b>{name}</b> <Pill>{count}</Pill>
      </span>
    </div>
  )
}
