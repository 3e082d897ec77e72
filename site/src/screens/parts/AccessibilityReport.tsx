import type { ReactNode } from 'react'
import {
  Button,
  Columns,
  Figure,
  Line,
  Panel,
  Pill,
  Row,
  State,
  Tabs,
} from '../../drawings/screen/kit.tsx'

/** Parts that the accessibility screens share. */

/** Numbers of failed, inconclusive, and ignored elements; `undefined` if the rule isn't applicable. */
export type ElementNumbers = [failed: number, inconclusive: number, ignored: number] | undefined

export function ElementCounts({ numbers }: { numbers: ElementNumbers }): ReactNode {
  const [failed, inconclusive, ignored] = numbers ?? ['N/A', 'N/A', 'N/A']
  return (
    <>
      <Pill tone="bad">✕ {failed}</Pill> <Pill tone="warn">! {inconclusive}</Pill>{' '}
      <Pill>⊘ {ignored}</Pill>
    </>
  )
}

export type Severity = 'Critical' | 'Serious' | 'Moderate' | 'Minor'

export interface RuleRowProps {
  status: 'failed' | 'inconclusive' | 'passed' | 'inapplicable'
  rule: string
  severity: Severity
  numbers?: ElementNumbers
  /** Content before the status icon, such as a callout. */
  before?: ReactNode
}

/** A rule of a run with its status, severity, and numbers of elements. */
export function RuleRow({ status, rule, severity, numbers, before }: RuleRowProps): ReactNode {
  return (
    <Row
      start={
        <>
          {before} <RuleName status={status}>{rule}</RuleName> <Pill>{severity}</Pill>{' '}
          {status === 'inapplicable' && <Pill>Not applicable</Pill>}
        </>
      }
      end={<ElementCounts numbers={numbers} />}
    />
  )
}

function RuleName({
  status,
  children,
}: {
  status: RuleRowProps['status']
  children: ReactNode
}): ReactNode {
  if (status === 'inconclusive') {
    return (
      <>
        <Pill tone="warn">!</Pill> {children}
      </>
    )
  }
  return <State is={status === 'inapplicable' ? 'skipped' : status}>{children}</State>
}

export interface ReportHeaderProps {
  open: 'views' | 'rules'
  /** Callouts of the summary, the tabs, and the filters. */
  marks: { summary?: ReactNode; tabs?: ReactNode; filters?: ReactNode }
}

/** The top of a run's accessibility report: the summary, the two lists, and the filters. */
export function ReportHeader({ open, marks }: ReportHeaderProps): ReactNode {
  return (
    <>
      <Panel title={<>{marks.summary} Cypress Accessibility</>}>
        <Columns>
          <Figure value="89%" label="Overall score" />
          <Figure
            value={<ElementCounts numbers={[58, 19, 2]} />}
            label="Failed, inconclusive, and ignored elements"
          />
          <Figure value="12" label="Failed rules" />
        </Columns>
      </Panel>
      <Tabs
        names={[
          <>
            {marks.tabs} Views <Pill>4</Pill>
          </>,
          <>
            Rules <Pill>90</Pill>
          </>,
        ]}
        open={open === 'views' ? 0 : 1}
      />
      <Line>
        {marks.filters} <Button>Severity: All · Rules: All · Status: All</Button>{' '}
        <Button>Filter {open}</Button>
      </Line>
    </>
  )
}

/** The two runs that Branch Review compares. */
export function ComparedRuns({
  mark,
  branch,
  base,
  changed,
}: {
  mark: ReactNode
  branch: string
  base: number
  changed: number
}): ReactNode {
  return (
    <Panel>
      <Line>
        {mark} Base{' '}
        <Button>
          {branch} <State is="passed">#{base}</State>
        </Button>{' '}
        Changed{' '}
        <Button>
          {branch} <State is="passed">#{changed}</State>
        </Button>
      </Line>
    </Panel>
  )
}
