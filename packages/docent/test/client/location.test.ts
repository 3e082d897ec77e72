// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { internalUrl } from '../../src/client/location.ts'

beforeEach(() => history.replaceState(null, '', '/docs/guide'))

const target = (href: string): string | undefined => {
  document.body.innerHTML = '<a>x</a>'
  const link = document.querySelector('a')!
  link.setAttribute('href', href)
  return internalUrl(link, '/docs/')?.pathname
}

test.each([
  ['/docs/2.0', '/docs/2.0'],
  ['/docs/v1.2?a#b', '/docs/v1.2'],
  ['/docs/guide.html', '/docs/guide.html'],
  ['start', '/docs/start'],
])('client navigation follows %s', (href, pathname) => {
  expect(target(href)).toBe(pathname)
})

test.each([
  'http://localhost:PORT/x',
  '//localhost:PORT',
  'https://example.com/docs/a',
  'mailto:a@example.com',
  '/docs/file.pdf',
  '/elsewhere',
])('the browser handles %s', (href) => {
  expect(target(href)).toBeUndefined()
})
