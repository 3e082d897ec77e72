import { join } from 'node:path'
import type { ComponentType } from 'react'
import { configSchema, type UserConfig } from '../../src/config/schema.ts'
import { type CompileOptions, compilePage } from '../../src/markdown/compile.ts'
import { createHighlight } from '../../src/markdown/fences/highlighter.ts'
import { mergeAllMessages } from '../../src/shared/messages/build-messages.ts'
import type { PageData } from '../../src/shared/records/page-data.ts'
import type { SiteData } from '../../src/shared/records/site-data.ts'
import { evaluatePage } from '../../src/page/evaluate.tsx'
import { finishArticle } from '../../src/page/finish-article.ts'
import { renderArticle } from '../../src/page/render-article.tsx'

const dir = import.meta.dirname
const highlight = createHighlight()

export interface TextOptions extends Pick<UserConfig, 'codeBlocks' | 'markdown'> {
  /** Name of the file, whose extension determines how it's compiled. */
  name?: string
  components?: Record<string, ComponentType<never>>
}

/** Options of the compiler, with docent's defaults. */
export function compileOptions(
  config: Pick<UserConfig, 'codeBlocks' | 'markdown'> = {},
): CompileOptions {
  const { codeBlocks, markdown } = configSchema.parse({
    title: 'Text',
    url: 'https://text.example.com',
    ...config,
  })
  return {
    siteDir: dir,
    outside: [],
    staticDir: dir,
    baseUrl: '/',
    codeBlocks,
    markdown,
    highlight,
  }
}

/** Renders a source to an article. */
export async function toHtml(
  source: string,
  { name = 'page.mdx', components = {}, ...config }: TextOptions = {},
): Promise<string> {
  const { code } = await compilePage(source, join(dir, name), compileOptions(config))
  const { Content } = evaluatePage(code, {})
  const { html } = renderArticle({
    Content,
    components,
    page: { route: '/a', title: '' } as PageData,
    site: { messages: {} } as SiteData,
    islandNames: new Map(),
  })
  return finishArticle(html, [], {
    title: '',
    hideTitle: true,
    messages: mergeAllMessages({}),
    resolveHref: (href) => href,
  }).article.html
}
