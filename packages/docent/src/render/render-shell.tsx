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

/** Where the body begins: React writes all metadata before the first text. A private-use character means nothing else. */
const BODY = '\uE007'

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
      {/* One child, because the browser's tree has one here, and ids depend on the number. */}
      <>
        <PageMetadata site={site} page={page} />
        {BODY}
      </>
      <App
        site={site}
        page={page}
        sidebar={sidebar}
        articleHtml={articleHtml}
        navigation={navigation}
      />
    </>,
  )
  const [head = '', body = ''] = html.split(BODY)
  return { head, body }
}
