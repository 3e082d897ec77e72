import { SearchField } from 'docent'
import { Fragment, type ReactNode } from 'react'

export const metadata = {
  title: '',
  description:
    'Guides and references for testing web applications with Cypress: install, write, debug and run tests.',
  wrapperClass: 'home',
}

const SECTIONS = [
  {
    name: 'App',
    href: '/app/get-started/why-cypress',
    text: 'Install Cypress, learn how it thinks, and write tests of whole applications and of single components.',
  },
  {
    name: 'API',
    href: '/api/table-of-contents',
    text: 'Every command, event and utility: call forms, options, what it yields, and samples that are type-checked.',
  },
  {
    name: 'Cloud',
    href: '/cloud/get-started/introduction',
    text: 'Record runs, replay failures, spread specs over machines and find flaky tests.',
  },
  {
    name: 'UI Coverage',
    href: '/ui-coverage/get-started/introduction',
    text: 'See which buttons, links and fields no test has touched yet.',
  },
  {
    name: 'Accessibility',
    href: '/accessibility/get-started/introduction',
    text: 'Find accessibility violations in the runs that you already record, and keep new ones out.',
  },
]

const STEPS = [
  {
    href: '/app/get-started/install-cypress',
    name: 'Install it',
    text: 'One development dependency; no server, no driver.',
  },
  {
    href: '/app/get-started/open-the-app',
    name: 'Open the app',
    text: 'Pick a browser and let the launchpad write the configuration.',
  },
  {
    href: '/app/end-to-end-testing/writing-your-first-end-to-end-test',
    name: 'Write a first test',
    text: 'Visit a page, act on it, and say what must be true.',
  },
  {
    href: '/app/continuous-integration/overview',
    name: 'Run it in CI',
    text: 'The same tests on every commit, with videos and screenshots of failures.',
  },
]

const COMMANDS = [
  'visit',
  'get',
  'contains',
  'click',
  'type',
  'should',
  'intercept',
  'request',
  'session',
  'wait',
  'fixture',
  'selectfile',
]
const LABELS: Record<string, string> = { selectfile: 'selectFile' }

/** The front page: what this is, where to begin, and the ways that most readers take. */
export default function Home(): ReactNode {
  return (
    <>
      <div className="hero">
        <div className="hero-text">
          <h1>Tests that run where your users are: in the browser</h1>
          <p className="hero-lead">
            Documentation for Cypress, the open-source tool for end-to-end and component tests of
            web applications. Start with a guide, or go straight to the command that you need.
          </p>
          <SearchField />
          <p className="hero-actions">
            <a className="button button-primary" href="/app/get-started/install-cypress">
              Install Cypress
            </a>{' '}
            <a className="button" href="/app/get-started/why-cypress">
              Why Cypress?
            </a>
          </p>
        </div>
        <Sample />
      </div>
      <section aria-labelledby="sections">
        <h2 id="sections">Sections</h2>
        <ul className="card-grid">
          {SECTIONS.map(({ name, href, text }) => (
            <li key={name} className="card">
              <h3>
                <a href={href}>{name}</a>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="first-steps">
        <h2 id="first-steps">First steps</h2>
        <ol className="step-grid">
          {STEPS.map(({ name, href, text }) => (
            <li key={name}>
              <a href={href}>{name}</a>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="commands">
        <h2 id="commands">Most used commands</h2>
        <ul className="chips">
          {COMMANDS.map((name) => (
            <li key={name}>
              <a href={`/api/commands/${name}`}>
                <code>.{LABELS[name] ?? name}()</code>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** One line of the sample: pieces of code with their token class, plain text without one. */
type Line = [text: string, token?: string][]

const SAMPLE: Line[] = [
  [['it', 'f'], ['('], ["'adds a book to the cart'", 's'], [', () => {']],
  [['  cy.'], ['visit', 'f'], ['('], ["'/books'", 's'], [')']],
  [['  cy.'], ['contains', 'f'], ['('], ["'li'", 's'], [', '], ["'Emma'", 's'], [')']],
  [['    .'], ['find', 'f'], ['('], ["'button'", 's'], [').'], ['click', 'f'], ['()']],
  [['  cy.'], ['get', 'f'], ['('], ["'[data-cy=cart]'", 's'], [')']],
  [['    .'], ['should', 'f'], ['('], ["'contain'", 's'], [', '], ["'1 book'", 's'], [')']],
  [['})']],
]

/** A first test, with the token classes of code blocks. */
function Sample(): ReactNode {
  return (
    <figure className="code-block hero-sample">
      <figcaption className="code-title">cypress/e2e/cart.cy.js</figcaption>
      <pre>
        <code>
          {SAMPLE.map((line, number) => (
            <Fragment key={number}>
              <span className="line">
                {line.map(([text, token], index) =>
                  token === undefined ? (
                    text
                  ) : (
                    <span key={index} className={`tk-${token}`}>
                      {text}
                    </span>
                  ),
                )}
              </span>
              {'\n'}
            </Fragment>
          ))}
        </code>
      </pre>
    </figure>
  )
}
