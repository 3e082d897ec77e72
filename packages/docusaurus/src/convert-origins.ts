import { combine, type Conversion } from './conversion.ts'
import { asList, isRecord, type Options, type SourceFile } from './docusaurus-site.ts'

/** Addresses that a style sheet loads: other style sheets, fonts, and images. */
const IMPORT = /@import\s+(?:url\(\s*)?['"]?((?:https?:)?\/\/[^'")\s]+)/g
const FONT = /url\(\s*['"]?((?:https?:)?\/\/[^'")\s]+\.(?:woff2?|ttf|otf|eot)[^'")\s]*)/g

/** Where style sheets of font services load their fonts from. */
const FONTS: Record<string, string> = {
  'https://fonts.googleapis.com': 'https://fonts.gstatic.com',
  'https://use.typekit.net': 'https://use.typekit.net',
}

interface Found {
  directive: 'style-src' | 'font-src'
  origin: string
}

/** Sources that docent's policy must allow: those of style sheets and fonts on other hosts. Scripts in the head have theirs. */
export function convertOrigins({ headTags }: Options, sheets: readonly SourceFile[]): Conversion {
  const tags = asList(headTags).filter(isRecord)
  const linked = tags.flatMap(({ attributes }) =>
    isRecord(attributes) && attributes.rel === 'stylesheet' ? String(attributes.href) : [],
  )
  const imported = sheets.flatMap(({ text }) => addressesIn(text, IMPORT))
  const fonts = sheets.flatMap(({ text }) => addressesIn(text, FONT))
  const styles = originsOf([...linked, ...imported])
  const found: Found[] = [
    ...styles.map((origin) => ({ directive: 'style-src' as const, origin })),
    ...[...originsOf(fonts), ...styles.flatMap((origin) => FONTS[origin] ?? [])].map((origin) => ({
      directive: 'font-src' as const,
      origin,
    })),
  ]
  const scripts = originsOf(
    tags.flatMap(({ tag, attributes }) =>
      tag === 'script' && isRecord(attributes) ? String(attributes.src ?? '') : [],
    ),
  )
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
          text: 'docent’s policy allows the script. If the browser’s console in `docent preview` names other addresses that it loads, add their origins to `contentSecurityPolicy`.',
        },
      ],
    })),
  ])
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
