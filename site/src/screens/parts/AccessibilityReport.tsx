import type { ReactNode } from 'react'
import { Meter } from '../../drawings/screen/charts.tsx'
import { Button, Figures, Line, Panel, Pill, State, Tabs } from '../../drawings/screen/kit.tsx'
import { regionOf, type RegionProps } from '../../drawings/screen/region.ts'
import { Table, type TableRow } from '../../drawings/screen/Table.tsx'

/** Parts that the accessibility screens share. */

/** Numbers of failed, inconclusive, and ignored elements; `undefined` if the rule isn't applicable. */
export type ElementNumbers = [failed: number, inconclusive: number, ignored: number] | undefined

export function ElementCounts({
  numbers,
  n,
}: RegionProps & { numbers: ElementNumbers }): ReactNode {
  const [failed, inconclusive, ignored] = numbers ?? ['N/A', 'N/A', 'N/A']
  return (
    <span className="screen-slots" {...regionOf(n)}>
      <ElementCount kind="failed">{failed}</ElementCount>
      <ElementCount kind="inconclusive">{inconclusive}</ElementCount>
      <ElementCount kind="ignored">{ignored}</ElementCount>
    </span>
  )
}

const SHAPES = { failed: 'm5 5 4 4m0-4-4 4', inconclusive: 'M7 4v3.5m0 2v.1', ignored: 'm4 10 6-6' }

/** A number with the icon of an element's status: a dashed frame, because elements are parts of a page. */
export function ElementCount({
  kind,
  children,
}: {
  kind: keyof typeof SHAPES
  children: ReactNode
}): ReactNode {
  return (
    <span className="screen-state">
      <span className={`screen-icon screen-element-${kind}`}>
        <svg viewBox="0 0 14 14" fill="none" stroke="currentColor" strokeWidth="1.5">
          <rect x="1" y="1" width="12" height="12" rx="2" strokeDasharray="4 2" />
          <path d={SHAPES[kind]} />
        </svg>
      </span>
      {children}
    </span>
  )
}

export type Severity = 'Critical' | 'Serious' | 'Moderate' | 'Minor'

const TONES = { Critical: 'bad', Serious: 'bad', Moderate: 'warn', Minor: 'warn' } as const

export interface RuleProps extends RegionProps {
  status: 'failed' | 'inconclusive' | 'passed' | 'inapplicable'
  rule: string
  severity: Severity
  numbers?: ElementNumbers
  /** Number of the severity's region. */
  severityMark?: number
}

/** The rules of a run with their status, severity, and numbers of elements. */
export function Rules({ rules, mark }: { rules: RuleProps[]; mark?: number }): ReactNode {
  return (
    <Panel>
      <Table
        head={['Rules ↑', 'Elements']}
        marks={mark === undefined ? undefined : { 1: mark }}
        rows={rules.map(rowOf)}
      />
    </Panel>
  )
}

function rowOf({ status, rule, severity, numbers, severityMark, n }: RuleProps): TableRow {
  return {
    n,
    cells: [
      <span key="rule" className="screen-rule">
        <RuleStatus status={status}>{rule}</RuleStatus>
        <Pill tone={TONES[severity]} n={severityMark}>
          {severity}
        </Pill>
        {status === 'inapplicable' && <Pill>Not applicable</Pill>}
      </span>,
      <ElementCounts key="elements" numbers={numbers} />,
    ],
  }
}

function RuleStatus({
  status,
  children,
}: {
  status: RuleProps['status']
  children: ReactNode
}): ReactNode {
  if (status === 'inconclusive') {
    return <ElementCount kind="inconclusive">{children}</ElementCount>
  }
  return <State is={status === 'inapplicable' ? 'skipped' : status}>{children}</State>
}

export interface ReportHeaderProps {
  open: 'views' | 'rules'
  /** Numbers of the regions: the summary, the tabs, and the filters. */
  marks?: { summary?: number; tabs?: number; filters?: number }
}

/** The top of a run's accessibility report: the summary, the two lists, and the filters. */
export function ReportHeader({ open, marks }: ReportHeaderProps): ReactNode {
  return (
    <>
      <Panel title="Cypress Accessibility" n={marks?.summary}>
        <Figures
          values={[
            ['89%', 'Overall score'],
            [
              <ElementCount key="value" kind="failed">
                58
              </ElementCount>,
              'Failed elements',
            ],
            [
              <ElementCount key="value" kind="inconclusive">
                19
              </ElementCount>,
              'Inconclusive elements',
            ],
            [
              <ElementCount key="value" kind="ignored">
                2
              </ElementCount>,
              'Ignored elements',
            ],
            ['12', 'Failed rules'],
          ]}
        />
        <Meter share={0.89} />
      </Panel>
      <Tabs
        names={[
          ['Views', 4],
          ['Rules', 90],
        ]}
        open={open === 'views' ? 0 : 1}
        marks={marks?.tabs === undefined ? undefined : { 0: marks.tabs }}
      />
      <Line n={marks?.filters}>
        <Button menu>Severity: All · Rules: All · Status: All</Button>
        <span className="screen-input screen-placeholder">Filter {open}</span>
      </Line>
    </>
  )
}

export interface FailedElementProps extends RegionProps {
  rule: string
  severity: Severity
  views: number
  up?: number
  down?: number
  total: number
}

/** A rule in Branch Review with the elements that fail it now or that no longer do. */
export function ChangedRule({
  rule,
  severity,
  views,
  up,
  down,
  total,
  n,
}: FailedElementProps): ReactNode {
  return (
    <div className="screen-row" {...regionOf(n, 'start')}>
      <span className="screen-rule">
        {rule} <Pill tone={TONES[severity]}>{severity}</Pill> <Pill>▢ {views}</Pill>
      </span>
      <span className="screen-end">
        {up !== undefined && <Pill tone="bad">▲ {up}</Pill>}
        {down !== undefined && <Pill tone="good">▼ {down}</Pill>}
        <Pill>{total}</Pill>
      </span>
    </div>
  )
}
