import { expect, test } from 'vitest'
import type { PageData } from '../../../src/shared/records/page-data.ts'
import type { ServerBundle } from '../../../src/page/page-content.ts'
import { renderDocumentJob } from '../../../src/page/render-jobs.ts'
import type { SiteData } from '../../../src/shared/records/site-data.ts'

const page: PageData = {
  route: '/click',
  kind: 'doc',
  title: 'click',
  description: 'Click a DOM element.',
  headings: [],
  tocMin: 2,
  tocMax: 3,
  breadcrumbs: [],
  extra: { sources: ['cypress@15.3.0:types/cypress.d.ts'], tables: 'A reference of all options.' },
}
const site = {
  buildId: 'b1',
  baseUrl: '/',
  generator: 'docent',
  locale: 'en',
  locales: [],
  colorMode: { defaultMode: 'light' },
  messages: {},
} as unknown as SiteData
const inline = {
  prePaint: '',
  markSection: '',
  restoreTabs: '',
  cleanAddress: '',
  redirect: '',
  article: [],
}

test("the site's own front matter keys are in neither the document nor the payload", () => {
  const shellPages: PageData[] = []
  const bundle = {
    renderShell: (input: { page: PageData; articleHtml: string }) => {
      shellPages.push(input.page)
      return { head: '', body: input.articleHtml }
    },
  } as unknown as ServerBundle
  const { html, payload } = renderDocumentJob(
    { data: page, scripts: { tabGroups: false, attributes: [] } } as unknown as Parameters<
      typeof renderDocumentJob
    >[0],
    {
      shellRules: { refusesStyles: true },
      siteDir: '/site',
      bundle,
      site,
      sidebar: undefined,
      assets: { styles: [], scripts: [], fonts: [], inline },
      buildId: 'abc',
      articleHtml: '<p>Click.</p>',
      readSections: () => [],
      headTags: [],
    },
  )
  expect(html).toContain('"route":"/click"')
  expect(payload).toContain('"route":"/click"')
  for (const text of [html, payload, JSON.stringify(shellPages)]) {
    expect(text).not.toContain('cypress.d.ts')
    expect(text).not.toContain('A reference of all options.')
    expect(text).not.toContain('"extra"')
  }
})
