import { Hero } from 'docent'
import type { ReactNode } from 'react'
import { releases } from '../../data/changelog.ts'
import { renderInline } from '../components/parts/inline-markdown.tsx'
import { commandColumns, SHOWN } from '../home/commands.ts'
import { FRAMEWORKS, PRODUCTS, TASKS } from '../home/entry-points.ts'
import { Findings } from '../home/Findings.tsx'
import { colorCode } from '../home/color-code.tsx'
import { HeroRun } from '../home/HeroRun.tsx'
import { Icon } from '../home/Icon.tsx'
import { InstallCommand } from '../home/InstallCommand.tsx'
import { readNews } from '../home/news.ts'
import { Shows } from '../home/Shows.tsx'
import { Starts } from '../home/Starts.tsx'
import CommandFinder from '../islands/CommandFinder.tsx'

export const metadata = {
  title: '',
  description:
    'Guides and references for testing web applications with Cypress: install it, and write, debug, and run tests.',
  wrapperClass: 'home',
}

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** The home page: what Cypress is, a run that readers can use, where to start, and what readers come for. */
export default function Home(): ReactNode {
  return (
    <>
      <Hero
        title="Test your web app where it runs: in the browser"
        tagline={
          <>
            Cypress is the open-source tool for <span>end-to-end</span> and component tests. Watch
            each command run, go back to any of them, and see the page as it was.
          </>
        }
        extra={<InstallCommand />}
        actions={[
          {
            label: 'Write your first test',
            href: '/app/end-to-end-testing/writing-your-first-end-to-end-test',
          },
          { label: 'Why Cypress?', href: '/app/get-started/why-cypress' },
        ]}
      >
        <HeroRun />
      </Hero>
      <Facts />
      <Section id="first-steps" title="Three ways in">
        <Starts />
      </Section>
      <Section id="tasks" title="What do you want to do?">
        <ul className="home-tasks">
          {TASKS.map(({ icon, name, href, text, code, product }) => (
            <li key={name}>
              <Icon name={icon} />
              <h3>
                <a href={href}>{name}</a>
              </h3>
              <p className={code ? 'task-code' : 'task-product'}>{code ?? product}</p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="shows" title="See what happened">
        <Shows />
        <Findings />
      </Section>
      <Section id="commands" title="Find a command">
        <CommandFinder>
          <div className="home-commands">
            {commandColumns().map(({ title, commands }) => (
              <section key={title} aria-label={title}>
                <h3>{title}</h3>
                <ul>
                  {commands.map(({ name, href, summary, words }, index) => (
                    <li
                      key={name}
                      className={index < SHOWN ? undefined : 'more'}
                      data-words={words}
                    >
                      <a href={href}>
                        <code>{name}</code>
                      </a>{' '}
                      <span>{renderInline(summary)}</span>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </CommandFinder>
        <p>
          <a href="/api/table-of-contents">All commands, APIs, and events</a>
        </p>
      </Section>
      <Section id="components" title="Test components">
        <ul className="home-frameworks">
          {FRAMEWORKS.map(({ name, href, code }) => (
            <li key={name}>
              <h3>
                <a href={href}>{name}</a>
              </h3>
              <pre>
                <code>{colorCode(code)}</code>
              </pre>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="whats-new"
        title="What’s new"
        more={['All releases', '/app/references/changelog']}
      >
        <ul className="news">
          {readNews(3).map(({ version, date, href, text }, index) => (
            <li key={version}>
              {/* The version would be an anchor that the next release removes. */}
              <h3 id={`release-${index + 1}`}>
                <a href={href}>Cypress {version}</a>
              </h3>
              <p className="news-date">
                <time dateTime={date}>{DATE.format(new Date(date))}</time>
              </p>
              <p>{renderInline(text)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="sections" title="Products and references">
        <ul className="home-products">
          {PRODUCTS.map(({ name, href, text, links }) => (
            <li key={name}>
              <h3>
                <a href={href}>{name}</a>
              </h3>
              <p>{text}</p>
              <ul>
                {links.map((link) => (
                  <li key={link.name}>
                    <a href={link.href}>{link.name}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

/** Facts in one row. */
function Facts(): ReactNode {
  const [newest] = releases
  return (
    <ul className="home-facts">
      {newest && (
        <li>
          <b>Cypress {newest.version}</b> {DATE.format(new Date(newest.date))}
        </li>
      )}
      <li>
        <b>Browsers</b> Chrome, Edge, Firefox, Electron, and WebKit (experimental)
      </li>
      <li>
        <b>Components</b> React, Angular, Vue, and Svelte
      </li>
      <li>
        <b>Open source</b> MIT license
      </li>
    </ul>
  )
}

interface SectionProps {
  id: string
  title: string
  /** A link beside the title. */
  more?: [label: string, href: string]
  children: ReactNode
}

function Section({ id, title, more, children }: SectionProps): ReactNode {
  return (
    <section aria-labelledby={id}>
      <div className="home-title">
        <h2 id={id}>{title}</h2>
        {more && (
          <p>
            <a href={more[1]}>{more[0]}</a>
          </p>
        )}
      </div>
      {children}
    </section>
  )
}
