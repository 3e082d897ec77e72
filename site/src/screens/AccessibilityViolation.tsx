import { Button, Columns, Go, Panel, Pill, Row, Text } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { ElementCount } from './parts/AccessibilityReport.tsx'
import { ElementRow, Snapshot } from './parts/ElementDetails.tsx'

/** A violation that only people can fix well, in an accessibility report. */
export default function AccessibilityViolation() {
  return (
    <Screen
      title="A button without a name in a report"
      description="On the left, the critical rule Buttons must have discernible text with two elements. The element photo-remove is pinned; its result is failed, and the solutions list alternatives, of which one must be fixed. On the right, the snapshot of the profile page highlights the button, which has only an icon."
      caption="The button needs a name. Which name is right, people can tell from the snapshot."
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
            n={1}
            start={<b>Buttons must have discernible text</b>}
            end={<Pill>2 elements</Pill>}
            below={<Go>Learn more</Go>}
          />
          <ElementRow kind="failed">[data-cy="photo-upload"]</ElementRow>
          <ElementRow kind="failed" pinned n={2}>
            [data-cy="photo-remove"]
          </ElementRow>
          <Row start={<ElementCount kind="failed">Failed result</ElementCount>} />
          <Row start={<b>Actions</b>} end={<Button>Share issue</Button>} />
          <Text n={3}>
            <b>Solutions</b>
            <br />
            <b>One</b> of these must be fixed:
            <br />• Element does not have inner text that is visible to screen readers
            <br />• aria-label attribute does not exist or is empty
            <br />• …
          </Text>
        </Panel>
        <Snapshot
          n={4}
          address="/account/profile"
          parts={[
            { heading: 'Profile' },
            { image: 'Profile photo' },
            { row: [{ button: '↑' }, { button: '✕', mark: 'failing' }] },
            { field: 'Name', value: 'Mai Tran' },
          ]}
        />
      </Columns>
    </Screen>
  )
}
