import type { PluginMessages } from 'docent/plugin'
import { latin } from './languages/latin.ts'
import { otherScripts } from './languages/other-scripts.ts'

/** The words of the blog. A site overrides them, or adds a language, in `i18n/<locale>/messages.json`. */
export const messages: PluginMessages = {
  en: {
    'blog.recent': 'Recent posts',
    'blog.tags': 'Tags',
    'blog.authors': 'Authors',
    'blog.archive': 'Archive',
    'blog.readMore': 'Read more: {title}',
    'blog.readingTime': '{minutes} min read',
    'blog.tagged': 'Posts about “{tag}”',
    'blog.by': 'Posts by {author}',
    'blog.ofYear': 'Posts of {year}',
    'blog.page': '{title}, page {number}',
    'blog.newer': 'Newer posts',
    'blog.older': 'Older posts',
  },
  ...latin,
  ...otherScripts,
}

/** A message with its placeholders replaced. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** Says the words of a locale. */
export function sayIn(words: Readonly<Record<string, string>>): Say {
  return (key, values = {}) =>
    (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    )
}
