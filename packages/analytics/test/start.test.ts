// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { cookieDomains } from '../src/consent.ts'
import { startServices } from '../src/start.ts'

const requested: string[] = []
vi.spyOn(document.head, 'append').mockImplementation((script) => {
  requested.push((script as HTMLScriptElement).src)
})
afterEach(() => {
  requested.length = 0
})

test('if no consent is needed, the services load immediately without a question', () => {
  document.title = 'A page'
  startServices({ analytics: 'G-A1', consent: 'off', revision: 1 }, {})
  expect(requested).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-A1'])
  expect(document.querySelector('.consent')).toBeNull()
  const layer = (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer
  expect([...(layer.at(-1) as ArrayLike<unknown> & Iterable<unknown>)]).toMatchObject([
    'event',
    'page_view',
    { page_title: 'A page', send_to: 'G-A1' },
  ])
})

test('cookies are searched on the host and its parent domains', () => {
  expect(cookieDomains('a.docs.example.com')).toEqual([
    'a.docs.example.com',
    'docs.example.com',
    'example.com',
  ])
  expect(cookieDomains('example.com')).toEqual(['example.com'])
  expect(cookieDomains('localhost')).toEqual(['localhost'])
  expect(cookieDomains('127.0.0.1')).toEqual(['127.0.0.1'])
})
