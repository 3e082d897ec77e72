import { foldedPath, join } from '../shared/node/paths.ts'
import { buildMessage } from '../shared/messages/build-messages.ts'
import { readText } from '../files/read-text.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import { documentPaths } from './pages.ts'
import {
  type Moved,
  redirectPage,
  redirectPayload,
  redirectRules,
} from './formats/redirect-texts.ts'
import { textFile, type FinishedSite } from './output.ts'

/** The name that static hosts look for. */
export const REDIRECTS_FILE = '_redirects'

/**
 * Files for old addresses: rules for hosts that support them, and for each address, a page and a response to client
 * navigation. The rules in a site's own `_redirects` precede those from the configuration.
 */
export function redirects(site: FinishedSite): OutputFile[] {
  const all = site.config.redirects.map(({ from, address, locale }) => ({
    from,
    to: address,
    locale,
  }))
  const ownRules = readOwnRules(site)
  const none = all.length === 0
  if (none && ownRules === '') return []
  const rules = ownRules + (none ? '' : redirectRules(all))
  const files = all.flatMap((redirect) => pageFiles(redirect, site))
  return [redirectFile(REDIRECTS_FILE, rules), ...files.filter(isWritable(site))]
}

/** On a file system that doesn't distinguish case, a redirect from `/Guide` would replace the page `/guide`. */
function isWritable({ folder, main, pages, statics }: FinishedSite): (file: OutputFile) => boolean {
  if (!folder.foldsCase) return () => true
  const names = pages.flatMap(({ page, data }) =>
    Object.values(documentPaths(page.route, main, data.kind === 'notFound')),
  )
  const taken = new Set([...names, ...statics].map(foldedPath))
  return ({ path }) => !taken.has(foldedPath(path))
}

function readOwnRules({ config, statics }: FinishedSite): string {
  if (!statics.has(REDIRECTS_FILE)) return ''
  const siteFile = join(config.siteDir, config.staticDir, REDIRECTS_FILE)
  return `${readText(siteFile).trimEnd()}\n`
}

function pageFiles(
  redirect: Moved & { locale: string },
  { config, main, sites, inline }: FinishedSite,
): OutputFile[] {
  const { htmlFile, payloadFile = '' } = documentPaths(redirect.from, main, false)
  const payload = redirectFile(payloadFile, redirectPayload(redirect))
  if (!config.redirectPages) return [payload]
  const site = sites[redirect.locale]
  const language = site?.locales.find(({ code }) => code === redirect.locale)
  const html = redirectPage({
    redirect,
    url: config.url,
    language: language ?? { htmlLang: redirect.locale, direction: 'ltr' },
    moved: buildMessage(site?.messages ?? {}, 'redirect.moved'),
    script: inline.redirect,
  })
  return [payload, redirectFile(htmlFile, html)]
}

function redirectFile(path: string, content: string): OutputFile {
  return { ...textFile(path, content, `a redirect (${path})`), isRedirect: true }
}
