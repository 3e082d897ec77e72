import { AppPreview } from '../drawings/app/AppPreview.tsx'
import { Button, Callout, Columns, Line, Panel, Pill, Row } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

/** A button without a name in a run's accessibility report. */
export default function AccessibilityViolation() {
  return (
    <Screen
      title="A button without a name in a report"
      description="On the left, the critical rule Buttons must have discernible text with two elements. The element photo-remove is pinned; its result is failed, and the solutions list alternatives, of which one must be fixed. On the right, the snapshot of the profile page highlights the button, which has only an icon."
      callouts={[
        '**Rule**: what Axe Core® requires of every button. **Learn more** links to a page that explains the barrier and how to fix it.',
        "**Pinned element**: the button that you're inspecting. The other button is listed above it.",
        '**Solutions**: any of these fixes is enough to pass the rule. None of them says what a good name is.',
        '**Snapshot**: the button in its context, from which people can tell what its name should be.',
      ]}
    >
      <Columns>
        <Panel title="Critical rules">
          <Row
            start={
              <>
                <Callout n={1} /> <b>Buttons must have discernible text</b>
              </>
            }
            end={<Pill>2 elements</Pill>}
          />
          <Line>
            <u>Learn more</u>
          </Line>
          <Row
            start={
              <>
                <Pill tone="bad">✕</Pill> [data-cy=&quot;photo-upload&quot;]
              </>
            }
          />
          <Panel
            title={
              <>
                <Callout n={2} /> [data-cy=&quot;photo-remove&quot;]
              </>
            }
          >
            <Row
              start={
                <>
                  <Pill tone="bad">✕</Pill> Failed result
                </>
              }
            />
            <Row start={<b>Actions</b>} end={<Button>Share issue</Button>} />
            <Row
              start={
                <>
                  <Callout n={3} /> <b>Solutions</b>
                  <br />
                  <b>One</b> of these must be fixed:
                  <br />• Element does not have inner text that is visible to screen readers
                  <br />• aria-label attribute does not exist or is empty
                  <br />• …
                </>
              }
            />
          </Panel>
        </Panel>
        <Panel
          title={
            <>
              <Callout n={4} /> /account/profile
            </>
          }
        >
          <AppPreview
            parts={[
              { heading: 'Profile' },
              { image: 'Profile photo' },
              { row: [{ button: '↑' }, { button: '✕', mark: 'matched' }] },
            ]}
          />
        </Panel>
      </Columns>
    </Screen>
  )
}
