import { Callout, Panel } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { CoverageElement, CoverageTitle, coverageSections } from './parts/CoverageReport.tsx'

/** A UI Coverage report that counts the same things several times. */
export default function CoverageNoise() {
  return (
    <Screen
      title="A noisy report"
      description="The sections of the report are on the left, and Untested elements is open. The list contains two entries for the same voucher field with generated IDs, and three entries for Reserve buttons that differ only in the bike's name."
      nav={coverageSections({ views: 46, links: 5, tested: 122, untested: 187 })}
      open={3}
      callouts={[
        '**One element several times**: both entries are the same voucher field, whose `id` is generated whenever the page loads. [Stabilize its identity](#one-element-counts-many-times).',
        '**Similar elements one by one**: the **Reserve** button of each bike has an entry. [Group the elements](#similar-elements-count-one-by-one).',
        "**Too many views**: the number next to **Views** is higher than the number of your application's pages. [Group the views](#one-page-is-many-views).",
      ]}
    >
      <CoverageTitle score="39%" mark={<Callout n={3} />} />
      <Panel title="Untested elements" aside="Snapshots ↓ · Views">
        <CoverageElement mark={<Callout n={2} />} name="#reserve-bora" end="58 · 1" />
        <CoverageElement name="#reserve-ciro" end="58 · 1" />
        <CoverageElement name="#reserve-dora" end="58 · 1" />
        <CoverageElement mark={<Callout n={1} />} name="#voucher-k7qz" end="1 · 1" />
        <CoverageElement name="#voucher-m2xd" end="1 · 1" />
      </Panel>
    </Screen>
  )
}
