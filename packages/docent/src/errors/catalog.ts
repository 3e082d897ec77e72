import { codeErrors } from './catalog/code-errors.ts'
import { commandErrors } from './catalog/command-errors.ts'
import { configErrors } from './catalog/config-errors.ts'
import {
  configuredLinkErrors,
  externalLinkErrors,
  feedErrors,
  linkErrors,
  redirectErrors,
} from './catalog/link-errors.ts'
import { contentErrors } from './catalog/content-errors.ts'
import { linkPreviewErrors } from './catalog/link-preview-errors.ts'
import {
  markdownCopyErrors,
  markdownErrors,
  markdownFeatureErrors,
} from './catalog/markdown-errors.ts'
import { searchErrors } from './catalog/search-errors.ts'
import { mcpErrors } from './catalog/mcp-errors.ts'
import { migrationErrors } from './catalog/migration-errors.ts'
import { oldAnchorErrors } from './catalog/old-anchor-errors.ts'

/** All of docent's errors. The reference page of errors is generated from them. */
export const catalog = {
  ...configErrors,
  ...contentErrors,
  ...markdownErrors,
  ...linkErrors,
  ...codeErrors,
  ...markdownFeatureErrors,
  ...markdownCopyErrors,
  ...searchErrors,
  ...oldAnchorErrors,
  ...redirectErrors,
  ...feedErrors,
  ...configuredLinkErrors,
  ...linkPreviewErrors,
  ...externalLinkErrors,
  ...commandErrors,
  ...mcpErrors,
  ...migrationErrors,
}
