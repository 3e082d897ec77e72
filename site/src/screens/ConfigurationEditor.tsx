import { Button, Header, Line, Panel, Tabs } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { CodeLines } from './parts/CodeLines.tsx'
import { projectNav } from './parts/navigation.ts'

/** The editor for the App Quality configuration in a project's settings. */
export default function ConfigurationEditor() {
  return (
    <Screen
      title="Configuration editor"
      description="A project's settings with the tabs General, App Quality, and Integrations. App Quality is open and contains an editor with JSON. Below it are buttons to save and to discard, and the time of the last save."
      caption="Two rules: one gives the voucher field a name, and one groups all stations into a single view."
      nav={projectNav('Project settings')}
      callouts={[
        "**App Quality**: the tab of the project's settings that contains the configuration.",
        '**Configuration editor**: the rules as JSON. UI Coverage and Cypress Accessibility use the same configuration.',
        "**Save**: checks the JSON first, and doesn't save an invalid configuration. **Discard** goes back to the last saved version.",
      ]}
    >
      <Header title="Project settings" />
      <Tabs names={['General', 'App Quality', 'Integrations']} open={1} marks={{ 1: 1 }} />
      <Panel title="Configuration editor" n={2}>
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
        <Line n={3}>
          <Button primary>Save</Button> <Button>Discard</Button>
          <span className="screen-meta">Last saved 4 mins ago</span>
        </Line>
      </Panel>
    </Screen>
  )
}
