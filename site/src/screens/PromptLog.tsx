import { readEntries } from '../drawings/command-log/entries.ts'
import { LogEntries } from '../drawings/command-log/LogEntries.tsx'
import { Button, Callout, Panel, Pill, Row, State } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

/** A prompt in the Command Log, with its steps and the commands of one step. */
export default function PromptLog() {
  return (
    <Screen
      title="Prompt in the Command Log"
      description="A passed test with the badge Self-healed. Below it, a group for the prompt with the Code button, and in it a group for each of the five steps. The third step has the badge Self-healed and is expanded to show its two commands."
      callouts={[
        '**cy.prompt**: the prompt, with the number of its steps.',
        '**Code**: opens a dialog with the generated commands, even if the test failed. Save them to your spec in place of the prompt, or copy them to the clipboard. Saved commands run without AI.',
        '**Prompt Step**: one of your steps. Expand it to see the commands that ran. The number at the end of a collapsed step counts them.',
        "**Self-healed**: the step's element has changed since the last run. The test has this badge, too.",
      ]}
    >
      <Panel
        title={<State is="passed">rejects a wrong password</State>}
        aside={<Pill tone="good">Self-healed</Pill>}
      >
        <Row
          start={
            <>
              <Callout n={1} /> 1 ▾ <b>cy.prompt</b> Planned 5 steps
            </>
          }
          end={
            <>
              <Callout n={2} /> <Button primary>Code</Button>
            </>
          }
        />
        <Step number={2} text="visit https://shop.example.com/login" commands={1} />
        <Step number={4} text='type "mara" in the user name field' commands={2} />
        <Row
          start={
            <>
              <Callout n={3} /> 7 ▾ <b>Prompt Step</b> type &quot;wrong-password&quot; in the
              password field
            </>
          }
          end={
            <>
              <Callout n={4} /> <Pill tone="good">Self-healed</Pill>
            </>
          }
        />
        <div className="log" data-style="dark">
          <LogEntries entries={readEntries(['get #pass', '-type wrong-password'], 8)} />
        </div>
        <Step number={10} text='click the "Log in" button' commands={2} />
        <Step
          number={13}
          text='verify that the alert contains the text "Name or password is wrong"'
          commands={2}
        />
      </Panel>
    </Screen>
  )
}

/** A collapsed step and the number of its commands. */
function Step({ number, text, commands }: { number: number; text: string; commands: number }) {
  return (
    <Row
      start={
        <>
          {number} ▸ <b>Prompt Step</b> {text}
        </>
      }
      end={<Pill>{commands}</Pill>}
    />
  )
}
