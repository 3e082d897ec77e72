import { describe, expect, test } from 'vitest'
import {
  type Moved,
  redirectPage,
  redirectPayload,
  redirectRules,
} from '../../../src/outputs/formats/redirect-texts.ts'

const make = (from: string, to: string): Moved => ({ from, to })

describe('rules for static hosts', () => {
  test('contain each address with and without a trailing slash, and the root once', () => {
    const rules = redirectRules([make('/old', '/new#part'), make('/', '/intro')])
    expect(rules).toBe('/old /new#part 301\n/old/ /new#part 301\n/ /intro 301\n')
  })

  test('encode invalid characters once', () => {
    expect(redirectRules([make('/café', '/a%20b/ü')])).toContain('/caf%C3%A9 /a%20b/%C3%BC 301')
  })
})

describe('the page at an old address', () => {
  const page = (to: string): string =>
    redirectPage({
      redirect: make('/old', to),
      url: 'https://example.com',
      language: { htmlLang: 'fr-FR', direction: 'ltr' },
      moved: 'Déplacé : {link}',
      script: 'SCRIPT',
    })

  test("redirects without a script, has a link, and isn't indexed", () => {
    const html = page('/new?a=1&b=2#part')
    expect(html).toContain('<html lang="fr-FR" dir="ltr">')
    expect(html).toContain('content="0; url=/new?a=1&amp;b=2#part"')
    expect(html).toContain('<link rel="canonical" href="https://example.com/new?a=1&amp;b=2">')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('<p>Déplacé : <a href="/new?a=1&amp;b=2#part">/new?a=1&amp;b=2#part</a>')
  })

  test('has the same script as all others, so the policy needs only one hash', () => {
    expect(page('/a')).toContain('<script data-to="/a">SCRIPT</script>')
    expect(page('/b')).toContain('<script data-to="/b">SCRIPT</script>')
  })

  test("doesn't change the address of another site", () => {
    expect(page('https://other.example/x')).toContain('canonical" href="https://other.example/x"')
    // Entities contain a number sign.
    expect(page("/it's#part")).toContain('canonical" href="https://example.com/it&#39;s"')
    // Dollar signs are special in replacement strings.
    expect(page("/a?$'b")).toContain('<title>Déplacé : /a?$&#39;b</title>')
  })
})

test('client navigation finds the new address', () => {
  expect(redirectPayload(make('/old', '/café#x'))).toBe('{"redirect":"/caf%C3%A9#x"}')
})
