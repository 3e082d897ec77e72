import { describe, expect, test } from 'vitest'
import { checkConfiguredLinks } from '../../src/check/check-configured-links.ts'

const TEXT = `export default {\n  footer: { copyright: '<a href="/guides/strat">x</a>' },\n}\n`

/** Findings for links of one option, below the base URL `/docs/`. */
function check(...list: string[]): ReturnType<typeof checkConfiguredLinks> {
  return checkConfiguredLinks({
    links: list.map((written) => ({
      option: 'footer.copyright',
      written,
      href: /^\/(?!\/)/.test(written) ? `/docs${written}` : written,
    })),
    pages: new Map([
      ['/docs/guides/start', new Set(['install'])],
      ['/docs/café', new Set<string>()],
    ]),
    files: new Set(['/docs/a note.txt']),
    redirects: new Map([['/docs/begin', '/docs/guides/start']]),
    baseUrl: '/docs/',
    source: { file: '/site/docent.config.ts', text: TEXT },
  })
}

describe('checkConfiguredLinks', () => {
  test('accepts pages, anchors, files, other sites, and links within the page', () => {
    const found = check(
      '/guides/start?a#install',
      '/guides/start/',
      '/guides/start.html',
      '/caf%C3%A9',
      '/a%20note.txt',
      'https://example.com/x',
      '//example.com/x',
      'mailto:a@example.com',
      '#top',
      '?a',
      '',
    )
    expect(found).toEqual({ links: [], anchors: [] })
  })

  test('names the option, the location, and the nearest target, once for all locales', () => {
    const { links, anchors } = check('/guides/strat', '/guides/strat', '/guides/start#instal')
    expect(links).toHaveLength(1)
    expect(links[0]).toMatchObject({
      code: 'configured-link-to-nowhere',
      message: `footer.copyright links to "/guides/strat", which isn't a page on this site.`,
      hint: 'Did you mean "/guides/start"?',
      file: '/site/docent.config.ts',
      line: 2,
    })
    expect(anchors[0]).toMatchObject({
      code: 'configured-link-to-missing-anchor',
      hint: 'Did you mean "#install"?',
    })
  })

  test('names the target of an old address', () => {
    expect(check('/begin').links[0]?.hint).toBe('Did you mean "/guides/start"?')
  })

  test('rejects an address that is relative to the page that contains it', () => {
    expect(check('guides/start').links).toHaveLength(1)
  })
})

test('an address that browsers cannot open is reported once', () => {
  const { links } = check('http://localhost:PORT', 'http://localhost:PORT')
  expect(links).toMatchObject([{ code: 'invalid-link', file: '/site/docent.config.ts' }])
  expect(links[0]?.message).toContain('in footer.copyright')
})
