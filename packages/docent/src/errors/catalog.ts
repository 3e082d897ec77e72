import { authoringErrors } from './catalog/authoring-errors.ts'
import { codeErrors } from './catalog/code-errors.ts'
import { commandErrors } from './catalog/command-errors.ts'
import { configErrors } from './catalog/config-errors.ts'
import {
  configuredLinkErrors,
  externalLinkErrors,
  feedErrors,
  linkErrors,
  oldAnchorErrors,
  redirectErrors,
} from './catalog/link-errors.ts'
import { contentErrors } from './catalog/content-errors.ts'
import {
  markdownCopyErrors,
  markdownErrors,
  markdownFeatureErrors,
} from './catalog/markdown-errors.ts'
import { pluginErrors } from './catalog/plugin-errors.ts'

/** All of docent's errors. The reference page of errors is generated from them. */
export const catalog = {
  ...configErrors,
  ...pluginErrors,
  ...contentErrors,
  ...markdownErrors,
  ...linkErrors,
  ...codeErrors,
  ...markdownFeatureErrors,
  ...markdownCopyErrors,
  ...oldAnchorErrors,
  ...redirectErrors,
  ...feedErrors,
  ...configuredLinkErrors,
  ...externalLinkErrors,
  ...commandErrors,
  ...authoringErrors,
}
