/** All findings of the check on one page. */

import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Page } from '../page/page.ts'
import { checkDescription } from './description.ts'
import type { Finding } from './findings.ts'
import { checkHeadings } from './headings.ts'
import { checkSources, type Installed } from './sources.ts'
import { checkTables } from './table-share.ts'
import { checkTroubleshooting } from './troubleshooting.ts'
import { checkVersions } from './versions.ts'

/** Partials have headings, but neither front matter nor a share of tables. */
export function checkPage(page: Page, cypress: Installed): Finding[] {
  const everywhere = [...checkHeadings(page), ...checkTroubleshooting(page)]
  if (!page.file.startsWith('site/docs/')) return everywhere
  return [
    ...everywhere,
    ...checkTables(page),
    ...checkDescription(page),
    ...checkVersions(page),
    ...checkSources(page, cypress),
  ]
}

export function readInstalled(): Installed {
  const require = createRequire(import.meta.url)
  const manifest = require.resolve('cypress/package.json')
  const { version } = require(manifest) as { version: string }
  return { version, has: (name) => existsSync(path.join(path.dirname(manifest), name)) }
}
