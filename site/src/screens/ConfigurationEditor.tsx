import { Button, Callout, Line, Panel, Tabs } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { CodeLines } from './parts/CodeLines.tsx'
import { PROJECT } from './parts/navigation.ts'

/** The editor for the App Quality configuration in a project's settings. */
export default function ConfigurationEditor() {
  return (
    <Screen
      title="Configuration editor"
      description="A project's settings with the tabs General, App Quality, and Integrations. App Quality is open and contains an editor with JSON. Below it are buttons to save and to discard, and the time of the last save."
      nav={PROJECT}
      open={3}
      callouts={[
        "**App Quality**: the tab of the project's settings that contains the configuration.",
        '**Configuration editor**: the rules as JSON. UI Coverage and Cypress Accessibility use the same configuration.',
        "**Save**: checks the JSON first, and doesn't save an invalid configuration. **Discard** goes back to the last saved version.",
      ]}
    >
      <b>Project settings</b>
      <Tabs
        names={[
          'General',
          <>
            <Callout n={1} /> App Quality
          </>,
          'Integrations',
        ]}
        open={1}
      />
      <Panel
        title={
          <>
            <Callout n={2} /> Configuration editor
          </>
        }
      >
        <CodeLines
          lines={[
            '{',
            '  "uiCoverage": {',
            '    "elements": [',
            '      {',
            '        "selector": "form.voucher input",',
            '        "name": "Voucher code"',
            '      }',
            '    ]',
            '  },',
            '  "views": ["/stations/:station"]',
            '}',
          ]}
        />
        <Line>
          <Callout n={3} /> <Button primary>Save</Button> <Button>Discard</Button> Last saved 4 mins
          ago
        </Line>
      </Panel>
    </Screen>
  )
}
