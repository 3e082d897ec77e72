import { commandErrors } from './catalogue/command.ts'
import { configErrors } from './catalogue/config.ts'
import { configuredLinkErrors } from './catalogue/configured-links.ts'
import { contentErrors } from './catalogue/content.ts'
import { externalLinkErrors } from './catalogue/external-links.ts'
import { feedErrors } from './catalogue/feeds.ts'
import { linkPreviewErrors } from './catalogue/link-previews.ts'
import { markdownErrors } from './catalogue/markdown.ts'
import { searchErrors } from './catalogue/search.ts'
import { mcpErrors } from './catalogue/mcp.ts'
import { redirectErrors } from './catalogue/redirects.ts'

/** Every error of the generator; the reference page of errors is made from it. */
export const catalogue = {
  ...configErrors,
  ...contentErrors,
  ...markdownErrors,
  ...searchErrors,
  ...redirectErrors,
  ...feedErrors,
  ...configuredLinkErrors,
  ...linkPreviewErrors,
  ...externalLinkErrors,
  ...commandErrors,
  ...mcpErrors,
}
