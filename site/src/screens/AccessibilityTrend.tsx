import { LineChart } from '../drawings/screen/charts.tsx'
import { Columns, Panel, Pill, Row } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

/** Number of failed elements on the main branch in each week of half a year. */
const WEEKS = [44, 42, 43, 36, 35, 30, 24, 22, 15, 9, 4, 0, 0, 0, 2, 0, 0, 0, 11, 14, 6, 0, 0, 0]

/** An example trend: a shrinking backlog, a quiet period, and a spike that someone notices. */
export default function AccessibilityTrend() {
  return (
    <Screen
      title="Failed elements on the main branch over 24 weeks"
      description="The number falls from 44 to 0 in the first 11 weeks, while the team fixes violations. It then stays at 0, except for 2 in week 14 and a spike of up to 14 from week 18 to week 20."
      caption="Example data: eleven weeks of improving, then twelve of maintaining, with a mistake that was fixed within the week and three weeks without attention."
      callouts={[]}
    >
      <Panel title="Failed elements" aside="main, by week">
        <LineChart
          lines={[{ values: WEEKS, fill: 'one' }]}
          top={50}
          scale={['50', '25', '0']}
          labels={['week 0', 'week 11', 'week 23']}
        />
      </Panel>
      <Columns>
        <Panel title="Improving" aside="weeks 0 to 11">
          <Row start="44 to 0 failed elements" end={<Pill tone="good">−44</Pill>} />
        </Panel>
        <Panel title="Maintaining" aside="weeks 11 to 23">
          <Row start="Week 14" end={<Pill tone="warn">2, a mistake</Pill>} />
          <Row start="Weeks 18 to 20" end={<Pill tone="bad">up to 14, no attention</Pill>} />
        </Panel>
      </Columns>
    </Screen>
  )
}
