import { renderToString } from 'react-dom/server'
import type { PageData } from '../shared/records/page-data.ts'
import type { Sidebar, SiteData } from '../shared/records/site-data.ts'
import { splitHref } from '../shared/routes.ts'
import { App } from '../theme/App/App.tsx'
import { PageMetadata } from '../theme/PageMetadata/PageMetadata.tsx'
import { RenderingContext } from '../theme/replacement.tsx'
import { naming } from './component-errors.ts'

export interface ShellInput {
  site: SiteData
  page: PageData
  sidebar: Sidebar | undefined
  articleHtml: string
}

export interface ShellHtml {
  /** Elements that React hoists: title, meta elements, and links. */
  head: string
  body: string
}

/**
 * Marks the start of the body, because React writes all metadata before the first text. The private-use character can't
 * occur anywhere else.
 */
const BODY = '\uE007'

/**
 * Renders the shell around an article. The browser hydrates it.
 * @throws ReplacementFailed if a component that the site replaces fails
 */
export function renderShell({ site, page, sidebar, articleHtml }: ShellInput): ShellHtml {
  const { path } = splitHref(page.route)
  const navigation = {
    status: 'idle' as const,
    retry: () => undefined,
    location: { pathname: path, search: '', hash: '' },
  }
  const html = naming((rendering) =>
    renderToString(
      <RenderingContext value={rendering}>
        {/* A single child, because the browser's tree also has one here, and React's IDs depend on the number of children. */}
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
      </RenderingContext>,
    ),
  )
  const [head = '', body = ''] = html.split(BODY)
  return { head, body }
}
