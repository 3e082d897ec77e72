import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/** Local names and addresses, which only programs on this machine can use to reach the server. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]']

/** Addresses that mean "all interfaces". */
const WILDCARDS = ['0.0.0.0', '::', '[::]']

/**
 * Whether a request may come from a web page of another site. A page can make its own domain name point to this machine
 * (DNS rebinding), but it can't hide that name, which is in the `Host` and `Origin` headers.
 * @param listeningOn host that the server was told to listen on
 * @returns the reason why the request is refused, or undefined
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
    : `Pages from "${origin}" may not use this server.`
}

function isOwnName(name: string, listeningOn: string): boolean {
  const own = listeningOn.toLowerCase()
  if (LOCAL.includes(name) || name === own || name === `[${own}]`) return true
  // DNS rebinding needs a domain name, so an IP address is safe.
  return WILDCARDS.includes(own) && isIP(name.replace(/^\[|\]$/g, '')) !== 0
}

function hostname(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined
}
