import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/** Names of this machine, by which only its own programs reach the server. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]']

/** Addresses that mean "all interfaces". */
const WILDCARDS = ['0.0.0.0', '::', '[::]']

/**
 * Whether a request may come from a web page that isn't the server's own. A page can let its own domain name point to
 * this machine (DNS rebinding), but it can't hide that name: it's in `Host` and `Origin`.
 * @param listeningOn host that the server was told to listen on
 * @returns why the request is refused, or nothing
 */
export function refusal(
  { host, origin }: Pick<IncomingHttpHeaders, 'host' | 'origin'>,
  listeningOn: string,
): string | undefined {
  const name = host === undefined ? undefined : hostname(`http://${host}`)
  if (name === undefined || !isOwnName(name, listeningOn))
    return `The host "${host ?? ''}" isn't this server.`
  if (origin === undefined) return undefined
  const from = hostname(origin)
  return from !== undefined && isOwnName(from, listeningOn)
    ? undefined
    : `Pages of "${origin}" may not use this server.`
}

function isOwnName(name: string, listeningOn: string): boolean {
  const own = listeningOn.toLowerCase()
  if (LOCAL.includes(name) || name === own || name === `[${own}]`) return true
  // Rebinding needs a domain name, so an address is safe.
  return WILDCARDS.includes(own) && isIP(name.replace(/^\[|\]$/g, '')) !== 0
}

function hostname(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined
}
