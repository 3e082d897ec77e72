import type { ReactNode } from 'react'
import Runner from '../components/Runner.tsx'
import type { AppPart } from '../drawings/app/AppPreview.tsx'
import type { LogLine } from '../drawings/command-log/entries.ts'
import PlayedRun from '../islands/PlayedRun.tsx'
import { Sample } from './Sample.tsx'

interface NotesState {
  value?: string
  field?: 'matched'
  button?: 'matched' | 'clicked'
  notes?: string[]
  list?: 'matched'
}

/** The application under test: a list of notes, as it looks at one moment. */
function notesPage({ value, field, button, notes = ['Call Ines'], list }: NotesState): AppPart[] {
  return [
    { heading: 'Notes' },
    { field: 'New note', value, ...(field && { mark: field }) },
    { button: 'Add', ...(button && { mark: button }) },
    { items: notes.map((text) => (list ? { text, mark: list } : text)) },
  ]
}

const TYPED = 'Buy milk'
const BOTH = ['Call Ines', TYPED]

/** What the Command Log shows until the assertion, with the page at each command. */
const COMMANDS: LogLine[] = [
  { line: 'visit /notes', page: notesPage({}) },
  { line: 'get [name=note]', page: notesPage({ field: 'matched' }) },
  {
    line: `-type ${TYPED}`,
    page: {
      before: notesPage({ field: 'matched' }),
      after: notesPage({ field: 'matched', value: TYPED }),
    },
  },
  { line: '-contains Add', page: notesPage({ value: TYPED, button: 'matched' }) },
  {
    line: '-click',
    page: {
      before: notesPage({ value: TYPED, button: 'clicked' }),
      after: notesPage({ button: 'clicked', notes: BOTH }),
    },
  },
  { line: 'get li', elements: 2, page: notesPage({ notes: BOTH, list: 'matched' }) },
]

const RUNNER = { spec: 'notes.cy.js', test: 'adds a note', url: 'localhost:3000/notes' }

/**
 * A test with its run, which readers can use: it plays once, each command shows the page at that moment, and the same
 * test with a wrong number shows retries and the error.
 */
export function HeroRun(): ReactNode {
  return (
    <PlayedRun>
      <div className="run-choice" role="radiogroup" aria-label="Result of the test">
        <label>
          <input type="radio" className="visually-hidden" name="hero-run" defaultChecked />
          Passing test
        </label>
        <label>
          <input type="radio" className="visually-hidden run-fails" name="hero-run" />
          Make it fail
        </label>
      </div>
      <div className="run-variant run-passing travel">
        <Sample count={2} />
        <Runner
          {...RUNNER}
          log={[
            ...COMMANDS,
            {
              line: '-assert expected **[ <li>, 1 more... ]** to have a length of **2**',
              elements: 2,
            },
          ]}
        />
      </div>
      <div className="run-variant run-failing travel">
        <Sample count={3} />
        <Runner
          {...RUNNER}
          log={[
            ...COMMANDS,
            {
              line: '-assert expected **[ <li>, 1 more... ]** to have a length of **3** but got **2**',
              elements: 2,
              state: 'failed',
            },
          ]}
          error={{
            message:
              "Timed out retrying after 4000ms: Not enough elements found. Found '2', expected '3'.",
            frame: {
              file: 'cypress/e2e/notes.cy.js:5:16',
              from: 4,
              code: "  cy.contains('Add').click()\n  cy.get('li').should('have.length', 3)\n})",
            },
          }}
        />
      </div>
    </PlayedRun>
  )
}
