import { Card, Cards, Hero } from 'docent'
import type { ReactNode } from 'react'

export const metadata = {
  title: '',
  description:
    'docent builds documentation sites from Markdown and MDX: each page is HTML first, and React runs only where a page needs it.',
}

/** The home page: an introduction to docent, the first steps, and the main features. */
export default function Home(): ReactNode {
  return (
    <>
      <Hero
        title="Documentation sites from Markdown, HTML first"
        tagline="docent is a static documentation generator in TypeScript and React. Write Markdown or MDX, and publish plain files on any host."
        actions={[
          { label: 'Get started', href: '/guide/getting-started' },
          { label: 'Configuration options', href: '/reference/configuration' },
        ]}
      />
      <Cards columns={3}>
        <Card level={2} title="HTML first">
          Each page is complete HTML. React arrives after the page is readable, and hydrates the
          navigation around the article, not the article.
        </Card>
        <Card level={2} title="Islands in articles">
          Mark a React component with <code>island()</code>, and only that component is hydrated. A
          page without islands needs no other script. See{' '}
          <a href="/guide/islands">Interactive components</a>.
        </Card>
        <Card level={2} title="Search without a service">
          A build writes a search index next to the pages. A hosted index works, too. See{' '}
          <a href="/guide/search">Search</a>.
        </Card>
        <Card level={2} title="Checks before readers notice">
          A build stops at a broken link, a missing heading, an unknown component, or a redirect to
          nowhere, and names the file, the line, and the fix.
        </Card>
        <Card level={2} title="Built for many pages">
          Content never passes through the bundler, and a rebuild repeats only what changed. See{' '}
          <a href="/guide/architecture">How docent works</a>.
        </Card>
        <Card level={2} title="Readable by programs">
          Every page also exists as Markdown, <code>llms.txt</code> lists them, and{' '}
          <code>docent mcp</code> serves a site to coding agents. See{' '}
          <a href="/guide/programs">Markdown copies and agents</a>.
        </Card>
      </Cards>
    </>
  )
}
