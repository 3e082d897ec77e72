import { commandErrors } from './catalogue/command.ts'
import { configErrors } from './catalogue/config.ts'
import { configuredLinkErrors } from './catalogue/configured-links.ts'
import { contentErrors } from './catalogue/content.ts'
import { feedErrors } from './catalogue/feeds.ts'
import { markdownCopyErrors } from './catalogue/markdown-copies.ts'
import { markdownErrors } from './catalogue/markdown.ts'
import { searchErrors } from './catalogue/search.ts'
import { redirectErrors } from './catalogue/redirects.ts'

/** Every error of the generator; the reference page of errors is made from it. */
export const catalogue = {
  ...configErrors,
  ...contentErrors,
  ...markdownErrors,
  ...markdownCopyErrors,
  ...searchErrors,
  ...redirectErrors,
  ...feedErrors,
  ...configuredLinkErrors,
  ...commandErrors,
}
