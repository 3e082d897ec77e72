import { Callout, Panel, Pill, Row, Tabs } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { CoverageTitle, coverageSections } from './parts/CoverageReport.tsx'

/** The untested links of a UI Coverage report, with one of them expanded. */
export default function CoverageUntestedLinks() {
  return (
    <Screen
      title="Untested links"
      description="The sections of the report are on the left, and Untested links is open. Four links have their numbers of referrers. The link to the payment provider's terms is expanded, and its Referrers tab lists three views with their numbers of snapshots."
      nav={coverageSections({ views: 9, links: 4, tested: 161, untested: 65 })}
      open={1}
      callouts={[
        "**Untested links**: destinations that no test visited. Some are pages of your application and real gaps. Others, such as the payment provider's terms, are candidates for a rule.",
        '**Referrers**: how many views contain a link to the destination.',
        '**Referrers tab**: the views that contain the link. Select a view to see the link highlighted in red on the page.',
        '**URLs tab**: the exact destinations, grouped for dynamic routes.',
      ]}
    >
      <CoverageTitle score="70%" />
      <Panel
        title={
          <>
            <Callout n={1} /> Untested links ↑
          </>
        }
        aside={
          <>
            <Callout n={2} /> Referrers
          </>
        }
      >
        <Row start="/help/damage" end="2" />
        <Row start="/help/opening-hours" end="6" />
        <Row start="/legal/terms" end="9" />
        <Row start={<b>pay.provider.example/terms</b>} end="3" />
        <Panel
          title={
            <Tabs
              names={[
                <>
                  <Callout n={3} /> Referrers <Pill>3</Pill>
                </>,
                <>
                  <Callout n={4} /> URLs <Pill>1</Pill>
                </>,
              ]}
              open={0}
            />
          }
          aside="Snapshots"
        >
          <Row start="/checkout" end="41" />
          <Row start="/account/payment" end="12" />
          <Row start="/bookings/*" end="8" />
        </Panel>
      </Panel>
    </Screen>
  )
}
