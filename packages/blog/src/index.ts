import {
  definePlugin,
  type Finding,
  joinRoute,
  type PluginOption,
  type PluginPage,
  type PluginSidebarItem,
} from 'docent/plugin'
import type { z } from 'zod'
import { throwAll } from './errors.ts'
import { feedFiles, feedLinks } from './feeds.ts'
import { writerOf } from './html.ts'
import { messages, sayIn } from './messages.ts'
import { options } from './options.ts'
import { pagesOf, SIDEBAR, sidebarOf } from './pages.ts'
import { foldersOf, readPosts } from './posts.ts'

/** Options of `blog`, which have the names of Docusaurus's blog. */
export type BlogOptions = z.input<typeof options>

/**
 * Adds a blog: a page for each post in the folder `blog`, lists of all posts, of tags, of authors, and of years, an
 * archive, and feeds.
 * @example plugins: [blog({ blogTitle: 'News' })]
 */
export const blog: (given?: BlogOptions) => PluginOption = definePlugin({
  name: '@docent/blog',
  options,
  setup(given) {
    /** Keys without an effect, in the files of the last reading. */
    let unread: readonly Finding[] = []
    return {
      buildMessages: messages,
      async pages(context) {
        const { config } = context
        const { defaultLocale, locales } = config.i18n
        const pages: PluginPage[] = []
        const localeSidebars: Record<string, Record<string, readonly PluginSidebarItem[]>> = {}
        const watch: string[] = []
        const problems: unknown[] = []
        const found = new Map<string, Finding>()
        for (const locale of locales) {
          const info = config.locales[locale]
          if (!info) continue
          const read = await readPosts(context, given, locale)
          const { posts } = read
          problems.push(...read.problems)
          // Languages share files.
          for (const finding of read.unread) found.set(JSON.stringify(finding), finding)
          const writer = writerOf(given, sayIn(context.messages(locale)), info)
          pages.push(...pagesOf(posts, writer, locale, defaultLocale))
          localeSidebars[locale] = { [SIDEBAR]: sidebarOf(posts, writer) }
          const { dir, overlay } = foldersOf(context, given, locale)
          watch.push(overlay ?? dir)
        }
        throwAll(problems)
        unread = [...found.values()]
        return { pages, localeSidebars, watch }
      },
      head({ route }, { site }) {
        const base = joinRoute(site.baseUrl, given.routeBasePath)
        if (route !== base && !route.startsWith(base === '/' ? base : `${base}/`)) return []
        return feedLinks(given, site).map(({ href, title, type }) => ({
          tag: 'link',
          attributes: { rel: 'alternate', type, title, href },
        }))
      },
      output: (site) => feedFiles(site, given),
      check: () => unread,
    }
  },
})
