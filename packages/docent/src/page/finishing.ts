import type { TextEdits } from '../shared/html/edit-text.ts'
import type { HtmlNode } from '../shared/html/parse-html.ts'
import type { AllMessages } from '../shared/messages/build-messages.ts'
import type { ArticleScripts } from '../shared/records/page.ts'
import type { Heading } from '../shared/records/page-data.ts'
import type { Slugger } from '../shared/slug.ts'

/** State of finishing an article: the data collected so far, and the changes to its HTML. */
export interface Finishing {
  source: string
  /** The tree, in its final form up to the current node. */
  nodes: HtmlNode[]
  edits: TextEdits
  /** Interface messages in the page's locale. */
  messages: AllMessages
  /** Resolves an href. */
  resolveHref: (href: string) => string
  /** Converts a resolved href to the address that the site's host serves. */
  address: (href: string) => string
  slugger: Slugger
  /** Number of tables so far, by the heading above them. */
  tables: Map<string, number>
  /** Text of the current heading. */
  lastHeading: string
  /** Whether the page writes its title itself. */
  hasTitle: boolean
  headings: Heading[]
  hrefs: string[]
  ids: string[]
  styles: Set<string>
  parts: Set<string>
  scripts: ArticleScripts
}
