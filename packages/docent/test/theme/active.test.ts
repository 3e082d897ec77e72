import { expect, test } from 'vitest'
import type { NavbarLink } from '../../src/shared/records/navbar-item.ts'
import { currentOf, isShown } from '../../src/theme/Navbar/item-view.ts'
import { page } from './fixture.tsx'

const link = (own: Partial<NavbarLink>): NavbarLink => ({
  type: 'link',
  label: 'API',
  href: '/api',
  ...own,
})

// @covers 3.5
test.each([
  ['its own address', { href: '/api/click' }, 'page'],
  ['its own address with a hash', { href: '/api/click#syntax' }, 'page'],
  ['a path prefix', { activeBasePath: '/api' }, 'true'],
  ['a path that only begins with the same letters', { activeBasePath: '/ap' }, undefined],
  ['the root as prefix', { activeBasePath: '/' }, 'true'],
  ['a regular expression', { activeBaseRegex: '^/(api|app)/' }, 'true'],
  [
    'a regular expression that does not match',
    { activeBaseRegex: '^/app/', activeSidebar: 'api' },
    undefined,
  ],
  ['its sidebar', { activeSidebar: 'api' }, 'true'],
  ['another sidebar', { activeSidebar: 'app' }, undefined],
  ['its document', { activeDocId: 'api/click' }, 'true'],
  ['another document', { activeDocId: 'api/type' }, undefined],
  ['another address', {}, undefined],
  ['another site', { href: 'https://acme.test/api/click' }, undefined],
] as const)('a link with %s', (_, own, expected) => {
  expect(currentOf(link(own), { page, pathname: '/api/click' })).toBe(expected)
})

test("an unlisted document is shown only while it's the current one", () => {
  expect(isShown(link({ unlisted: true, activeDocId: 'api/click' }), page)).toBe(true)
  expect(isShown(link({ unlisted: true, activeDocId: 'api/type' }), page)).toBe(false)
  expect(isShown(link({ activeDocId: 'api/type' }), page)).toBe(true)
})
