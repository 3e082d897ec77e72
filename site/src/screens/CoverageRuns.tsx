import { Header, Panel, Pill, Region } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { toneOf } from './parts/CoverageReport.tsx'
import { Totals } from './parts/Totals.tsx'

const NIGHTS = [
  {
    title: 'Simplify the booking specs',
    details: ['Mai Tran', 'Ran 6 hours ago', '09:02', 'main', '#874'],
    score: 64,
    passed: 131,
    mark: 3,
  },
  {
    title: 'Add trailers to the bike list',
    details: ['Omar Reyes', 'Ran a day ago', '09:41', 'main', '#869'],
    score: 71,
    passed: 140,
  },
  {
    title: 'Update the map library',
    details: ['Ines Vidal', 'Ran 2 days ago', '09:38', 'main', '#861'],
    score: 74,
    passed: 140,
    mark: 1,
  },
]

/** The scores of a run, which are to the left of its test counts. */
function Scores({ score, n }: { score: number; n?: number }) {
  const pills = (
    <>
      <Pill tone={toneOf(score)}>UI Coverage {score}%</Pill> <Pill>Accessibility 93%</Pill>
    </>
  )
  return n === undefined ? pills : <Region n={n}>{pills}</Region>
}

/** Scheduled runs with their UI Coverage scores in the list of runs. */
export default function CoverageRuns() {
  return (
    <Screen
      title="Scores in the list of runs"
      description="Three scheduled runs on the main branch that all passed, with the newest at the top. Each has its UI Coverage score, its Accessibility score, and its numbers of tests. The UI Coverage score was 74%, then 71%, and is now 64%."
      caption="All three runs passed, and still the score fell from 74% to 64%."
      callouts={[
        '**Run**: the commit message, the committer, the start, the duration, the branch, and the run number. The tag shows that the run started on a schedule.',
        "**UI Coverage and Accessibility**: the run's scores, to the left of its test counts.",
        '**A drop**: all tests in the last run passed, but its score is lower. Compare it with the run below it in Branch Review.',
      ]}
    >
      <Header title="Latest runs" />
      <Panel>
        {NIGHTS.map(({ title, details, score, passed, mark }, index) => (
          <Header
            key={title}
            n={mark}
            is="passed"
            title={title}
            tags={<Pill>schedule</Pill>}
            meta={details}
            end={
              <span className="screen-night">
                <Scores score={score} n={index === 0 ? 2 : undefined} />
                <Totals skipped={0} pending={0} passed={passed} failed={0} />
              </span>
            }
          />
        ))}
      </Panel>
    </Screen>
  )
}
