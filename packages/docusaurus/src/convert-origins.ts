import { existsSync, readFileSync } from 'node:fs'
import { combine, type Conversion } from './conversion.ts'
import { join } from './paths.ts'
import { asList, isRecord, type Options, type SourceFile } from './docusaurus-site.ts'

/** Addresses that a style sheet loads: other style sheets, fonts, and images. */
const IMPORT = /@import\s+(?:url\(\s*)?['"]?((?:https?:)?\/\/[^'")\s]+)/g
const FONT = /url\(\s*['"]?((?:https?:)?\/\/[^'")\s]+\.(?:woff2?|ttf|otf|eot)[^'")\s]*)/g

/** A module of another host that a script imports. */
const MODULE = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](https?:\/\/[^'")\s]+)/g

/** Where style sheets of font services load their fonts from. */
const FONTS: Record<string, string> = {
  'https://fonts.googleapis.com': 'https://fonts.gstatic.com',
  'https://use.typekit.net': 'https://use.typekit.net',
}

interface Found {
  directive: 'script-src' | 'style-src' | 'font-src'
  origin: string
}

/**
 * Sources that docent's policy must allow: those of style sheets and fonts on other hosts, and of the modules that the
 * site's own scripts in the head import. Scripts in the head have theirs.
 */
export function convertOrigins(
  { headTags, baseUrl }: Options,
  sheets: readonly SourceFile[],
  staticDir: string,
): Conversion {
  const tags = asList(headTags).filter(isRecord)
  const linked = tags.flatMap(({ attributes }) =>
    isRecord(attributes) && attributes.rel === 'stylesheet' ? String(attributes.href) : [],
  )
  const imported = sheets.flatMap(({ text }) => addressesIn(text, IMPORT))
  const fonts = sheets.flatMap(({ text }) => addressesIn(text, FONT))
  const styles = originsOf([...linked, ...imported])
  const sources = tags.flatMap(({ tag, attributes }) =>
    tag === 'script' && isRecord(attributes) ? String(attributes.src ?? '') : [],
  )
  const modules = originsOf(
    sources.flatMap((src) => addressesIn(staticFile(src, baseUrl, staticDir), MODULE)),
  )
  const found: Found[] = [
    ...modules.map((origin) => ({ directive: 'script-src' as const, origin })),
    ...styles.map((origin) => ({ directive: 'style-src' as const, origin })),
    ...[...originsOf(fonts), ...styles.flatMap((origin) => FONTS[origin] ?? [])].map((origin) => ({
      directive: 'font-src' as const,
      origin,
    })),
  ]
  const scripts = originsOf(sources)
  return combine([
    ...found.map(({ directive, origin }) => ({
      options: { contentSecurityPolicy: { [directive]: [origin] } },
      findings: [
        {
          kind: 'converted' as const,
          subject: origin,
          text: `contentSecurityPolicy["${directive}"]`,
        },
      ],
    })),
    ...scripts.map((origin) => ({
      options: {},
      findings: [
        {
          kind: 'manual' as const,
          subject: `scripts of ${origin}`,
          text: "docent's policy allows the script. If the browser's console in `docent preview` names other addresses that it loads, add their origins to `contentSecurityPolicy`.",
        },
      ],
    })),
  ])
}

/** Text of a script in the static folder; empty if there's none. */
function staticFile(src: string, baseUrl: unknown, staticDir: string): string {
  const base = typeof baseUrl === 'string' ? baseUrl : '/'
  const path = src.startsWith(base) ? src.slice(base.length) : src.replace(/^\//, '')
  const file = join(staticDir, path.replace(/[?#].*$/, ''))
  return /\.m?js$/.test(file) && existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function addressesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, address = '']) => address)
}

function originsOf(addresses: readonly string[]): string[] {
  const urls = addresses
    .map((address) => (address.startsWith('//') ? `https:${address}` : address))
    .filter((address) => URL.canParse(address))
  return [...new Set(urls.map((address) => new URL(address).origin))]
}
