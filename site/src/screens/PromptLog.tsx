import type { ReactNode } from 'react'
import { Button, Pill, Region, State } from '../drawings/screen/kit.tsx'
import { regionOf, type RegionProps } from '../drawings/screen/region.ts'
import { Screen } from '../drawings/screen/Screen.tsx'

/** A prompt in the Command Log, with its steps and the commands of one step. */
export default function PromptLog() {
  return (
    <Screen
      title="Prompt in the Command Log"
      description="A passed test with the badge Self-healed. Below it, a group for the prompt with the Code button, and in it a group for each of the five steps. The third step has the badge Self-healed and is expanded to show its two commands."
      caption="Five steps in plain language became nine commands. In the third step, Cypress found an element again that had changed."
      callouts={[
        '**cy.prompt**: the prompt, with the number of its steps.',
        '**Code**: opens a dialog with the generated commands, even if the test failed. Save them to your spec in place of the prompt, or copy them to the clipboard. Saved commands run without AI.',
        '**Prompt Step**: one of your steps. Expand it to see the commands that ran. The number at the end of a collapsed step counts them.',
        "**Self-healed**: the step's element has changed since the last run. The test has this badge, too.",
      ]}
    >
      <div className="screen-prompt" data-style="dark">
        <div className="screen-title">
          <State is="passed">
            <b>rejects a wrong password</b>
          </State>
          <Pill tone="good">Self-healed</Pill>
        </div>
        <Entry
          n={1}
          number={1}
          name="▾ cy.prompt"
          end={
            <Region n={2} place="end">
              <Button primary>Code</Button>
            </Region>
          }
        >
          Planned 5 steps
        </Entry>
        <Step number={2} text="visit https://shop.example.com/login" commands={1} />
        <Step number={4} text='type "mara" in the user name field' commands={2} />
        <Entry n={3} number={7} name="▾ Prompt Step">
          type &quot;wrong-password&quot; in the password field{' '}
          <Region n={4} place="end">
            <Pill tone="good">Self-healed</Pill>
          </Region>
        </Entry>
        <Entry number={8} name="get" isNested>
          #pass
        </Entry>
        <Entry number={9} name="-type" isNested>
          wrong-password
        </Entry>
        <Step number={10} text='click the "Log in" button' commands={2} />
        <Step
          number={13}
          text='verify that the alert contains the text "Name or password is wrong"'
          commands={2}
        />
      </div>
    </Screen>
  )
}

interface EntryProps extends RegionProps {
  number: number
  name: string
  isNested?: boolean
  end?: ReactNode
  children: ReactNode
}

/** An entry of the Command Log. */
function Entry({ number, name, isNested, end, children, n }: EntryProps): ReactNode {
  return (
    <div className={`screen-step${isNested ? ' screen-nested' : ''}`} {...regionOf(n, 'start')}>
      <span className="screen-meta">{number}</span>
      <span>
        <b>{name}</b> {children}
      </span>
      {end}
    </div>
  )
}

/** A collapsed step and the number of its commands. */
function Step({ number, text, commands }: { number: number; text: string; commands: number }) {
  return (
    <Entry number={number} name="▸ Prompt Step" end={<Pill>{commands}</Pill>}>
      {text}
    </Entry>
  )
}
