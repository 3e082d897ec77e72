import { Callout, Field, Panel, Row } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { CoverageElement, CoverageTitle, coverageSections } from './parts/CoverageReport.tsx'

/** The untested elements of a UI Coverage report, with a vendor's widget on several pages. */
export default function CoverageUntestedElements() {
  return (
    <Screen
      title="Untested elements"
      description="The sections of the report are on the left, and Untested elements is open. The list is sorted by snapshots. Its first entry, a button in the weather widget, is expanded and shows the four views where it appears. The other entries are a second element of the widget and two elements of the application."
      nav={coverageSections({ views: 4, links: 0, tested: 54, untested: 36 })}
      open={3}
      callouts={[
        '**Filter elements**: type part of a selector, such as the container of a widget.',
        '**Snapshots and Views**: in how many snapshots and views the element appears. A widget that appears on every page has high numbers.',
        '**Expanded element**: its selector, and the views where it appears. Select a view to see the element on the page.',
        '**Your own elements**: gaps that are worth keeping in the report.',
      ]}
    >
      <CoverageTitle score="60%" />
      <Field
        label={
          <>
            <Callout n={1} /> Filter elements
          </>
        }
        value=""
      />
      <Panel
        title="Untested elements"
        aside={
          <>
            <Callout n={2} /> Snapshots ↓ · Views
          </>
        }
      >
        <CoverageElement
          mark={<Callout n={3} />}
          name="DIV#weather-widget > BUTTON.next-day"
          end="148 · 4"
        />
        <Panel title="Views" aside="Snapshots">
          <Row start="/bikes/*" end="72" />
          <Row start="/checkout" end="41" />
          <Row start="/stations/*" end="23" />
          <Row start="/account" end="12" />
        </Panel>
        <CoverageElement name="DIV#weather-widget > BUTTON.hide" end="148 · 4" />
        <CoverageElement mark={<Callout n={4} />} name={'[data-cy="sort"]'} end="72 · 1" />
        <CoverageElement name={'[data-cy="apply-voucher"]'} end="41 · 1" />
      </Panel>
    </Screen>
  )
}
