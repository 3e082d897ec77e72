import { renderToString } from 'react-dom/server'
import type { PageData } from '../model/page-data.ts'
import type { Sidebar, SiteData } from '../model/site-data.ts'
import { splitHref } from '../shared/routes.ts'
import { App } from '../theme/App/App.tsx'
import { PageMetadata } from '../theme/PageMetadata/PageMetadata.tsx'

export interface ShellInput {
  site: SiteData
  page: PageData
  sidebar: Sidebar | undefined
  articleHtml: string
}

export interface ShellHtml {
  /** What React hoists: title, description, links. */
  head: string
  body: string
}

/** React writes the metadata of a fragment in front of its markup. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\s[^>]*>)+/

/** Renders the shell around an article, as the browser will hydrate it. */
export function renderShell({ site, page, sidebar, articleHtml }: ShellInput): ShellHtml {
  const { path } = splitHref(page.route)
  const navigation = {
    status: 'idle' as const,
    retry: () => undefined,
    location: { pathname: path, search: '', hash: '' },
  }
  const html = renderToString(
    <>
      <PageMetadata site={site} page={page} />
      <App
        site={site}
        page={page}
        sidebar={sidebar}
        articleHtml={articleHtml}
        navigation={navigation}
      />
    </>,
  )
  const head = HOISTED.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
