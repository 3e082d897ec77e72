import type { ReactNode } from 'react'

export const metadata = {
  title: '',
  description:
    'docent builds documentation sites from Markdown and MDX: each page is HTML first, and React runs only where a page needs it.',
  wrapperClass: 'home',
}

interface Point {
  title: string
  text: ReactNode
}

const POINTS: Point[] = [
  {
    title: 'HTML first',
    text: 'Each page is complete HTML. React arrives after the page is readable, and hydrates the navigation around the article, not the article.',
  },
  {
    title: 'Islands in articles',
    text: (
      <>
        Mark a React component with <code>island()</code>, and only that component is hydrated. A
        page without islands needs no other script. See{' '}
        <a href="/guide/islands">Interactive components</a>.
      </>
    ),
  },
  {
    title: 'Search without a service',
    text: (
      <>
        A build writes a search index beside the pages. A hosted index works, too. See{' '}
        <a href="/guide/search">Search</a>.
      </>
    ),
  },
  {
    title: 'Checks before readers notice',
    text: 'A build stops at a broken link, a missing heading, an unknown component, or a redirect to nowhere, and names the file, the line, and the fix.',
  },
  {
    title: 'Built for many pages',
    text: (
      <>
        Content never passes through the bundler, and a rebuild repeats only what changed. See{' '}
        <a href="/guide/architecture">How docent works</a>.
      </>
    ),
  },
  {
    title: 'Readable by programs',
    text: (
      <>
        Every page also exists as Markdown, <code>llms.txt</code> lists them, and{' '}
        <code>docent mcp</code> serves a site to coding agents. See{' '}
        <a href="/guide/programs">Markdown copies and agents</a>.
      </>
    ),
  },
]

/** The home page: what docent is, where to start, and what distinguishes it. */
export default function Home(): ReactNode {
  return (
    <>
      <h1>Documentation sites from Markdown, HTML first</h1>
      <p className="lead">
        docent is a static documentation generator in TypeScript and React. Write Markdown or MDX,
        and publish plain files on any host.
      </p>
      <p className="actions">
        <a href="/guide/getting-started">Get started</a>
        <a href="/reference/configuration">Configuration options</a>
      </p>
      <div className="points">
        {POINTS.map(({ title, text }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </>
  )
}
