import type { ReactNode } from 'react'
import { Callout, Panel, Pill, Row, State } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { Totals } from './parts/Totals.tsx'

interface Night {
  title: string
  details: string
  score: string
  accessibility: string
  passed: number
  mark?: ReactNode
}

const NIGHTS: Night[] = [
  {
    title: 'Simplify the booking specs',
    details: 'Mai Tran · Ran 6 hours ago · 09:02 · main · # 874',
    score: '64%',
    accessibility: '93%',
    passed: 131,
    mark: <Callout n={3} />,
  },
  {
    title: 'Add trailers to the bike list',
    details: 'Omar Reyes · Ran a day ago · 09:41 · main · # 869',
    score: '71%',
    accessibility: '93%',
    passed: 140,
  },
  {
    title: 'Update the map library',
    details: 'Ines Vidal · Ran 2 days ago · 09:38 · main · # 861',
    score: '74%',
    accessibility: '93%',
    passed: 140,
    mark: <Callout n={1} />,
  },
]

/** Scheduled runs with their UI Coverage scores in the list of runs. */
export default function CoverageRuns() {
  return (
    <Screen
      title="Scores in the list of runs"
      description="Three scheduled runs of the main branch that all passed, with the newest at the top. Each has its UI Coverage score, its Accessibility score, and its numbers of tests. The UI Coverage score was 74%, then 71%, and is now 64%."
      callouts={[
        '**Run**: the commit message, the committer, the start, the duration, the branch, and the run number. The tag shows that the run started on a schedule.',
        "**UI Coverage and Accessibility**: the run's scores, to the left of its test counts.",
        '**A drop**: all tests of the last run passed, but its score is lower. Compare it with the run below it in Branch Review.',
      ]}
    >
      <Row start={<b>Latest runs</b>} end={<Callout n={2} />} />
      <Panel>
        {NIGHTS.map(({ title, details, score, accessibility, passed, mark }) => (
          <Row
            key={details}
            start={
              <>
                {mark}{' '}
                <State is="passed">
                  <b>{title}</b>
                </State>{' '}
                <Pill>schedule</Pill>
                <br />
                {details}
              </>
            }
            end={
              <>
                <Pill tone="warn">UI Coverage {score}</Pill>{' '}
                <Pill>Accessibility {accessibility}</Pill>{' '}
                <Totals skipped={0} pending={0} passed={passed} failed={0} />
              </>
            }
          />
        ))}
      </Panel>
    </Screen>
  )
}
