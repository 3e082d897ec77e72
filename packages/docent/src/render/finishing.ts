import type { TextEdits } from '../html/edit-text.ts'
import type { HtmlNode } from '../html/parse-html.ts'
import type { AllMessages } from '../messages/build-messages.ts'
import type { ArticleScripts } from '../model/page.ts'
import type { Heading } from '../model/page-data.ts'
import type { ArticlePart } from '../shared/article-parts.ts'
import type { Slugger } from '../shared/slug.ts'

/** An article while it's finished: what is known so far, and the changes to its HTML. */
export interface Finishing {
  source: string
  /** The tree, in its final form up to the current node. */
  nodes: HtmlNode[]
  edits: TextEdits
  /** Interface texts of the page's locale. */
  messages: AllMessages
  /** Turns an href into its final form. */
  resolveHref: (href: string) => string
  /** Turns a final href into the address that the site's host serves. */
  address: (href: string) => string
  slugger: Slugger
  /** Tables so far, by the heading above them. */
  tables: Map<string, number>
  /** Text of the heading above. */
  lastHeading: string
  /** Whether the page writes its title itself. */
  hasTitle: boolean
  headings: Heading[]
  hrefs: string[]
  ids: string[]
  styles: Set<string>
  parts: Set<ArticlePart>
  scripts: ArticleScripts
}
