import { commandErrors } from './catalogue/command-errors.ts'
import { configErrors } from './catalogue/config-errors.ts'
import { configuredLinkErrors } from './catalogue/configured-link-errors.ts'
import { contentErrors } from './catalogue/content-errors.ts'
import { externalLinkErrors } from './catalogue/external-link-errors.ts'
import { feedErrors } from './catalogue/feed-errors.ts'
import { linkPreviewErrors } from './catalogue/link-preview-errors.ts'
import { markdownCopyErrors } from './catalogue/markdown-copy-errors.ts'
import { markdownErrors } from './catalogue/markdown-errors.ts'
import { searchErrors } from './catalogue/search-errors.ts'
import { mcpErrors } from './catalogue/mcp-errors.ts'
import { migrationErrors } from './catalogue/migration-errors.ts'
import { redirectErrors } from './catalogue/redirect-errors.ts'

/** All of docent's errors. The reference page of errors is generated from them. */
export const catalogue = {
  ...configErrors,
  ...contentErrors,
  ...markdownErrors,
  ...markdownCopyErrors,
  ...searchErrors,
  ...redirectErrors,
  ...feedErrors,
  ...configuredLinkErrors,
  ...linkPreviewErrors,
  ...externalLinkErrors,
  ...commandErrors,
  ...mcpErrors,
  ...migrationErrors,
}
