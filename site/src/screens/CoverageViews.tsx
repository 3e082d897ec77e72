import { Callout, Field, Panel, Pill, Row } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { CoverageTitle, coverageSections } from './parts/CoverageReport.tsx'

const VIEWS = [
  { name: '/account/*', snapshots: 38, elements: '6 of 30', score: 20 },
  { name: '/books/*', snapshots: 214, elements: '45 of 60', score: 75 },
  { name: '/catalog', snapshots: 176, elements: '54 of 64', score: 84 },
  { name: '/sign-in', snapshots: 22, elements: '9 of 9', score: 100 },
]

/** The list of views in a UI Coverage report. */
export default function CoverageViews() {
  return (
    <Screen
      title="List of views"
      description="The sections of the report with their counts are on the left, and Views is open. Above the list are the run's score and a filter. Each of the four views has its number of snapshots, its tested elements, and its percentage."
      nav={coverageSections({ views: 12, links: 3, tested: 318, untested: 141 })}
      open={0}
      callouts={[
        "**Score**: the run's [overall score](/ui-coverage/get-started/introduction#what-the-score-means).",
        '**Filter views**: finds views by name in a long list.',
        '**Snapshots**: how many [snapshots](/ui-coverage/core-concepts/element-identification#snapshots) were captured for the view. Browse them to see the states of the page that your tests produced.',
        "**Tested elements**: how many of the view's [interactive elements](/ui-coverage/core-concepts/interactivity) were tested, and how many were found in total.",
        "**Coverage %**: the percentage of the view's interactive elements that were tested. Sort by this column to see the lowest scores first.",
        '**View**: select it to see its tested and untested elements.',
      ]}
    >
      <CoverageTitle score="69%" mark={<Callout n={1} />} />
      <Field
        label={
          <>
            <Callout n={2} /> Filter views
          </>
        }
        value=""
      />
      <Panel
        title="Views ↑"
        aside={
          <>
            <Callout n={3} /> Snapshots · <Callout n={4} /> Tested elements · <Callout n={5} />{' '}
            Coverage %
          </>
        }
      >
        {VIEWS.map(({ name, snapshots, elements, score }, index) => (
          <Row
            key={name}
            start={
              <>
                {index === 0 && <Callout n={6} />} {name}
              </>
            }
            end={
              <>
                {snapshots} · {elements} · <Pill tone={score < 50 ? 'bad' : 'good'}>{score}%</Pill>
              </>
            }
          />
        ))}
      </Panel>
    </Screen>
  )
}
