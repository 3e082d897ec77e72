import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteRedirects } from '../content/site-redirects.ts'
import {
  nginxRedirects,
  redirectPage,
  redirectPayload,
  redirectRules,
} from './formats/redirect-texts.ts'
import { mergeAllMessages } from '../messages/build-messages.ts'
import type { WriteInput } from './documents.ts'
import { outputFiles } from '../pipeline/plan-pages.ts'

export interface RedirectFile {
  /** Path below the output folder. */
  path: string
  content: string
}

/** Name that static hosts look for. */
export const REDIRECTS_FILE = '_redirects'
/** For the `http` block of nginx. */
export const NGINX_REDIRECTS_FILE = 'redirects.nginx.conf'

/**
 * Files for old addresses: rules for hosts that know some, and for each address what client navigation asks for and
 * a page. A site's own `_redirects` keeps its rules, before those of the configuration.
 */
export function redirectFiles({
  config,
  prepared,
  inline,
}: Pick<WriteInput, 'config' | 'prepared' | 'inline'>): RedirectFile[] {
  const redirects = siteRedirects(config)
  const own = join(config.siteDir, config.staticDir, REDIRECTS_FILE)
  const ownRules = existsSync(own) ? `${readFileSync(own, 'utf8').trimEnd()}\n` : ''
  if (redirects.length === 0)
    return ownRules === '' ? [] : [{ path: REDIRECTS_FILE, content: ownRules }]
  const files = redirects.flatMap((redirect): RedirectFile[] => {
    const { htmlFile, payloadFile = '' } = outputFiles(redirect.from, config.baseUrl, false)
    const payload = { path: payloadFile, content: redirectPayload(redirect) }
    if (!config.redirectPages) return [payload]
    const site = prepared.sites[redirect.locale]
    const language = site?.locales.find(({ code }) => code === redirect.locale)
    const content = redirectPage({
      redirect,
      url: config.url,
      language: language ?? { htmlLang: redirect.locale, direction: 'ltr' },
      moved: mergeAllMessages(site?.messages ?? {})['redirect.moved'],
      script: inline.redirect,
    })
    return [payload, { path: htmlFile, content }]
  })
  return [
    { path: REDIRECTS_FILE, content: ownRules + redirectRules(redirects) },
    { path: NGINX_REDIRECTS_FILE, content: nginxRedirects(redirects) },
    ...files,
  ]
}
