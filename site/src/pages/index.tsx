import { Card, Cards, Hero } from 'docent'
import type { ReactNode } from 'react'
import { renderInline } from '../components/parts/inline-markdown.tsx'
import Runner from '../components/Runner.tsx'
import {
  COMMANDS,
  FRAMEWORKS,
  MIGRATIONS,
  SECTIONS,
  STEPS,
  TASKS,
  type EntryPoint,
} from '../home/entry-points.ts'
import { readNews } from '../home/news.ts'
import { Sample } from '../home/Sample.tsx'
import PlayedRun from '../islands/PlayedRun.tsx'

export const metadata = {
  title: '',
  description:
    'Guides and references for testing web applications with Cypress: install it, and write, debug, and run tests.',
  wrapperClass: 'home',
}

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** The home page: what Cypress is, where to start, and the tasks that readers come for. */
export default function Home(): ReactNode {
  return (
    <>
      <Hero
        title="Test your web app where it runs: in the browser"
        tagline="Documentation for Cypress, the open-source tool for end-to-end and component tests."
        search
        actions={[
          { label: 'Install Cypress', href: '/app/get-started/install-cypress' },
          { label: 'Why Cypress?', href: '/app/get-started/why-cypress' },
        ]}
      >
        <div className="hero-run">
          <Sample />
          <PlayedRun>
            <Runner
              spec="notes.cy.js"
              test="adds a note"
              url="localhost:3000/notes"
              log={[
                'visit /notes',
                'get [name=note]',
                '-type Buy milk',
                '-contains Add',
                '-click',
                { line: 'get li', elements: 2 },
                {
                  line: '-assert expected **[ <li>, 1 more... ]** to have a length of **2**',
                  elements: 2,
                },
              ]}
              app={[
                { heading: 'Notes' },
                { field: 'New note', value: 'Buy milk' },
                { button: 'Add', mark: 'clicked' },
                { items: ['Call Ines', { text: 'Buy milk', mark: 'matched' }] },
              ]}
            />
          </PlayedRun>
        </div>
      </Hero>
      <Section id="tasks" title="What do you want to do?">
        <EntryCards entries={TASKS} columns={4} />
        <LinkLine label="Migrate from" entries={MIGRATIONS} />
        <LinkLine label="Test components in" entries={FRAMEWORKS} />
      </Section>
      <Section id="first-steps" title="First steps">
        <ol className="step-grid">
          {STEPS.map(({ name, href, text }) => (
            <li key={name}>
              <a href={href}>{name}</a>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="commands" title="Common commands">
        <ul className="chips">
          {COMMANDS.map((name) => (
            <li key={name}>
              <a href={`/api/commands/${name.toLowerCase()}`}>
                <code>.{name}()</code>
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="whats-new" title="What’s new">
        <ul className="news">
          {readNews(3).map(({ version, date, href, text }) => (
            <li key={version}>
              <p className="news-release">
                <a href={href}>Cypress {version}</a>{' '}
                <time dateTime={date}>{DATE.format(new Date(date))}</time>
              </p>
              <p>{renderInline(text)}</p>
            </li>
          ))}
        </ul>
        <p>
          <a href="/app/references/changelog">All releases</a>
        </p>
      </Section>
      <Section id="sections" title="Sections">
        <EntryCards entries={SECTIONS} columns={5} />
      </Section>
    </>
  )
}

function Section({
  id,
  title,
  children,
}: {
  id: string
  title: string
  children: ReactNode
}): ReactNode {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function EntryCards({ entries, columns }: { entries: EntryPoint[]; columns: 4 | 5 }): ReactNode {
  return (
    <Cards columns={columns}>
      {entries.map(({ name, href, text }) => (
        <Card key={name} title={name} href={href} level={3}>
          {renderInline(text)}
        </Card>
      ))}
    </Cards>
  )
}

interface LinkLineProps {
  label: string
  entries: Omit<EntryPoint, 'text'>[]
}

/** Several links to the same kind of page on one line. */
function LinkLine({ label, entries }: LinkLineProps): ReactNode {
  return (
    <p className="link-line">
      {label}
      {entries.map(({ name, href }) => (
        <a key={name} href={href}>
          {name}
        </a>
      ))}
    </p>
  )
}
