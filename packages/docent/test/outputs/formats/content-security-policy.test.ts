import { expect, test } from 'vitest'
import type { UserConfig } from '../../../src/config/index.ts'
import { contentSecurityPolicy } from '../../../src/outputs/formats/content-security-policy.ts'
import { parseHeaders, headersFor } from '../../../src/shared/parse-headers.ts'
import { headerRules } from '../../../src/outputs/headers-file.ts'
import { siteHeaders } from '../../../src/outputs/hosting.ts'
import { problemsWith, resolved } from '../../config/helpers.ts'

/** A directive's sources in a configuration's policy. */
function sources(directive: string, config: Partial<UserConfig> = {}): string[] | undefined {
  return contentSecurityPolicy(resolved(config), {
    scripts: ['sha256-abc'],
    styles: ['sha256-def'],
  })
    ?.split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)
}

test('a site without services runs only its own scripts and connects only to its own origin', () => {
  expect(sources('script-src')).toEqual(["'self'", "'sha256-abc'"])
  expect(sources('connect-src')).toEqual(["'self'"])
  expect(sources('object-src')).toEqual(["'none'"])
  expect(sources('style-src')).toEqual(["'self'", "'sha256-def'"])
  expect(sources('style-src-attr')).toBeUndefined()
  expect(sources('form-action')).toEqual(["'self'"])
  expect(sources('frame-ancestors')).toEqual(["'self'"])
})

test('scripts that the site adds to the head are allowed with their origin', () => {
  const tag = (src: string) => ({ tag: 'script' as const, attributes: { src } })
  const headTags = [tag('https://a.example.com/x.js'), tag('//b.example.com/y.js'), tag('/own.js')]
  expect(sources('script-src', { headTags })).toEqual([
    "'self'",
    "'sha256-abc'",
    'https://a.example.com',
    'https://b.example.com',
  ])
})

test('a site can add sources and directives, or turn the policy off', () => {
  const contentSecurityPolicy = {
    'script-src': ['https://widgets.example.com'],
    'frame-ancestors': ["'none'"],
  }
  expect(sources('script-src', { contentSecurityPolicy })).toContain('https://widgets.example.com')
  expect(sources('frame-ancestors', { contentSecurityPolicy })).toEqual(["'none'"])
  expect(sources('script-src', { contentSecurityPolicy: false })).toBeUndefined()
})

test('invalid sources are rejected, because they could end the directive', () => {
  const text = problemsWith({ contentSecurityPolicy: { 'script-src': ['a; object-src *'] } })
  expect(text).toContain('Use one source')
  expect(problemsWith({ contentSecurityPolicy: { ScriptSrc: [] } })).toContain('"script-src"')
})

test('no two rules set the same header, because hosts would join its values', () => {
  const headers = (policy?: string): string =>
    headerRules({
      baseUrl: '/docs/',
      searchRoots: ['/docs/search-index'],
      headers: siteHeaders(policy),
      markdownPages: true,
    })
  const rules = parseHeaders(headers("default-src 'self'"))
  for (const path of [
    '/docs/a',
    '/docs/a.md',
    '/docs/assets/a.js',
    '/docs/search-index/1a/b.json',
  ]) {
    const names = rules
      .filter((rule) => rule.path.test(path))
      .flatMap((rule) => rule.headers.map(([name]) => name))
    expect(new Set(names).size, path).toBe(names.length)
  }
  const cached = (path: string) => headersFor(path, rules)['Cache-Control']
  expect(cached('/docs/search-index/1a/b.json')).toContain('immutable')
  expect(cached('/docs/search-index/index.json')).toBeUndefined()
  const names = headers("default-src 'self'")
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .map((line) => line.trim().split(':')[0])
  expect(names).toContain('Content-Security-Policy')
  expect(headers()).not.toContain('Content-Security-Policy')
})
