import { describe, expect, it } from 'vitest'
import { checkGrammar } from '../prose/grammar.ts'
import { rules } from '../prose/rules/index.ts'
import { segmentOf, type Role } from '../prose/segment.ts'

function found(text: string, role: Role = 'paragraph'): string[] {
  const segment = segmentOf([{ text, source: 0 }], role)
  return segment === undefined ? [] : checkGrammar(segment, rules).map(({ rule }) => rule)
}

/** For each rule, a sentence that breaks it, and a similar native one. */
const SAMPLES: [rule: string, broken: string, native: string][] = [
  [
    'is-no',
    'After a command that is no query, Cypress waits.',
    'There is no query, and it is no longer needed.',
  ],
  ['need-not', 'You need not wait for the end.', 'You do not need to wait for the end.'],
  [
    'of-genitive',
    'Open the settings of the project.',
    'Scroll to the top of the page, one of the settings of the project you opened.',
  ],
  [
    'contents-of',
    'It lists the failed tests of the latest run.',
    'It lists the failed tests in the latest run and compares runs of the same specs.',
  ],
  ['of-own', 'Write a command of your own.', 'It resolved the import of its own accord.'],
  ['that-of', 'The version differs from that of the server.', 'Make sure that of course works.'],
  ['previous', 'It replaces the run before.', 'It runs before the test.'],
  [
    'fused-who',
    'Who cannot leave an old framework yet installs a plugin.',
    'Who can manage a project?',
  ],
  ['fused-what', 'What comes as a Snap runs confined.', 'What matters is the order of the files.'],
  [
    'stands',
    'The error stands in the Command Log.',
    'The id stands for a stand-alone page, as it stands.',
  ],
  ['lies', 'The file lies beside the component.', 'The file is next to the component.'],
  ['holds', 'The variable holds the token.', 'The same holds true here.'],
  ['brings', 'The answer brings the next page.', 'Cypress Cloud brings runs together.'],
  ['leads', 'The link leads to the page.', 'A race leads to flaky tests.'],
  ['belongs-into', 'A password does not belong into a spec file.', 'It belongs in a variable.'],
  ['put-into', 'Put the check into a separate job.', 'Put the page into a state. Put it in a job.'],
  ['goes-on', 'When it passes, the test goes on.', 'What goes on here goes on the list.'],
  ['counts-from', 'The path counts from the project folder.', 'It counts elements.'],
  ['takes-long', 'The report takes long.', 'The report takes too long.'],
  [
    'reached',
    'The page is reached under another address.',
    'A page reachable through the UI is tested.',
  ],
  ['is-let', 'The request is let through.', 'Let the request through.'],
  ['suffice', 'An entry does not suffice.', 'An entry is not enough.'],
  ['repair', 'Find out which test to repair first.', 'Self-repair is a feature.'],
  ['there', 'It repeats until the element is there.', 'Is it there? There are two.'],
  [
    'also',
    'It works on Linux, also in a container.',
    'When you filter an id, also filter the label.',
  ],
  [
    'and-there',
    'Open the analytics, and there the page of tests.',
    'Go to the page and there is a button.',
  ],
  ['again', 'It fires again the event.', 'Once again the page loads.'],
  ['by-hand', 'Start the run by hand.', 'Start the run manually.'],
  ['anew', 'The list is rendered anew.', 'The list is rendered again.'],
  ['at-hand', 'The response is at hand.', 'Choose the view that fits the task at hand.'],
  ['at-once', 'The test fails at once.', 'Several tests start and run all at once.'],
  ['by-itself', 'The dialog closes by itself.', 'The spec runs by itself.'],
  ['one-after-other', 'Take the parts one after the other.', 'Take one part after lunch.'],
  ['in-place-of', 'The name comes in the place of the path.', 'The new element is put in place.'],
  ['so-many', 'The run stops after so many failed tests.', 'Scroll as far as possible.'],
  ['in-vain', 'It looks in vain for a file.', 'It does not find a file.'],
  ['any-more', 'The command does not work any more.', 'It does not accept any more values.'],
  ['countable-text', 'Find a text that varies.', 'Type into a text field and read this text.'],
  ['remedy', 'The remedy is a longer timeout.', 'The fix is a longer timeout.'],
  ['needless', 'The wait is needless.', 'The wait is unnecessary.'],
  ['archaic', 'It is cached and thereby fast.', 'It is cached and therefore fast.'],
  ['bare-superlative', 'Least time before the response.', 'The least time passes here.'],
  ['somebody', 'Did somebody turn it off?', 'Did someone turn it off?'],
  ['a-person', 'It checks whether a person could click it.', 'It assigns a person to the issue.'],
  ['such-a', 'A video of such a run shows it.', 'Do it in such a way that it passes.'],
  ['the-like', 'Chrome, Edge and the like work.', 'Chrome, Edge, and the others work.'],
  ['in-the-page', 'Find an element in the page.', 'Put it in the page object on the page.'],
  ['fault', 'Look for the fault in the log.', 'It is your fault, by default.'],
  ['refused', 'The certificate is refused.', 'The connection refused to close.'],
  ['made-for', 'Cypress is not made for that.', 'The request is made before the visit.'],
  ['invented', 'The result of an invented run.', 'The value was invented.'],
  ['foreign', 'It removes foreign widgets.', 'It has a foreign key.'],
  ['in-force', 'The old limit is in force.', 'The old limit is in effect.'],
  ['of-use', 'The option is of use in CI.', 'These are terms of use.'],
  [
    'case-in-which',
    'There are cases in which it fails.',
    'The order in which commands run matters.',
  ],
  ['personified', 'The page asks for the name.', 'The assistant asks for the name.'],
  ['answer', 'The server answers with a redirect.', 'The FAQ answers a question.'],
  ['riddle', 'Say so when you mean it.', 'Some say something else.'],
  ['telegram', 'Needs 15.3.0.', 'Needs differ between teams.'],
  ['filler', 'You simply run it.', 'Run it just before the test.'],
  ['colon-so', 'A default can so be overridden.', 'A default can be overridden.'],
  ['is-an-error', 'A second file is an error.', 'If there is an error, it is an error message.'],
  ['log-of', 'The log of the test:', 'The log of the test shows the request:'],
  ['is-since', 'The default is 1 since 15.18.1.', 'The default has been 1 since 15.18.1.'],
  [
    'because-fragment',
    'Because the links lead to one view. They are merged.',
    'Because the links lead to one view, they are merged.',
  ],
  [
    'is-since',
    'Since 15.21.0, `cy.exec()` is deprecated.',
    '`cy.exec()` has been deprecated since 15.21.0.',
  ],
  [
    'another-than',
    'It has another origin than the page.',
    'It has a different origin than the page.',
  ],
  ['noun-before-name', 'Set the option `___`.', 'Set the `___` option.'],
  ['test-of', 'Add a test of this command.', 'Add a test for this command, a test of strength.'],
  ['data-of', 'It loads the data of all projects.', 'It loads the data for all projects.'],
  ['numbers-of', 'See the numbers of failed and passed tests.', 'See the numbers of the run.'],
  ['role-case', 'Ask an owner or admin.', 'Ask an Owner or Admin, or an admin of your site.'],
  [
    'cypress-app',
    'Open the Cypress app.',
    'Open the Cypress App, and install the Cypress app for Slack.',
  ],
  ['following-ones', 'The tabs are the following ones.', 'The page has the following tabs.'],
  ['as-it-is-now', 'It saves the page as it is now.', 'Leave the page as it is.'],
  ['british', 'See the programme.', 'A cancelled run is listed.'],
  ['closed-compound', 'Send an e-mail.', 'Send an email.'],
  ['repeated-words', 'Look in in the log.', 'Look in the log.'],
  ['indefinite-article', 'It is a open page.', 'It is an x64 machine and a `___` file.'],
  ['contractions', 'It isnt a page.', "It isn't a page, and its id isn’t set."],
]

/** The same for rules that apply to one role only. */
const SAMPLES_WITH_ROLE: [rule: string, role: Role, broken: string, native: string][] = [
  [
    'although-heading',
    'heading',
    'CI passes although tests failed',
    'CI passes even though tests failed',
  ],
  ['cell-telegram', 'cell', 'Nothing: the port is the default.', 'Nothing'],
]

describe('rules', () => {
  it.each(SAMPLES)('%s', (rule, broken, native) => {
    expect(found(broken)).toContain(rule)
    expect(found(native)).not.toContain(rule)
  })

  it.each(SAMPLES_WITH_ROLE)('%s in a %s', (rule, role, broken, native) => {
    expect(found(broken, role)).toContain(rule)
    expect(found(native, role)).not.toContain(rule)
    expect(found(broken)).not.toContain(rule)
  })

  it('has a sample for each rule', () => {
    const sampled = new Set([...SAMPLES, ...SAMPLES_WITH_ROLE].map(([rule]) => rule))
    expect(rules.map(({ id }) => id).filter((id) => !sampled.has(id))).toEqual([])
  })

  it('allows "who" and "what" questions in headings and cells', () => {
    expect(found('What is left out', 'heading')).toEqual([])
    expect(found('Who can edit it', 'cell')).toEqual([])
  })

  it('suggests what to write instead', () => {
    const segment = segmentOf(
      [{ text: 'See the settings of your project.', source: 0 }],
      'paragraph',
    )
    const [finding] = checkGrammar(segment!, rules)
    expect(finding?.instead).toBe("your project's settings, or your project settings")
    expect(finding?.phrase).toContain('the settings of your project')
  })
})
