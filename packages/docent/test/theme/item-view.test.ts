import { expect, test } from 'vitest'
import { mergeMessages } from '../../src/shared/messages/messages.ts'
import { viewOf, type ItemContext } from '../../src/theme/Navbar/item-view.ts'
import { LOCALE_MENU, navbarItem, page, site, VERSION_MENU } from './fixture.tsx'

const context: ItemContext = {
  site,
  page,
  pathname: page.route,
  messages: mergeMessages({}),
  suffix: '',
  preferredVersion: null,
}
const locales = navbarItem(LOCALE_MENU)
const versions = navbarItem(VERSION_MENU)

test('the language menu links the same page and keeps query and hash', () => {
  expect(viewOf(locales, { ...context, suffix: '?q=1#syntax' })).toMatchObject({
    type: 'menu',
    label: 'English',
    name: 'Language: English',
    entries: [
      { label: 'English', href: '/api/click?q=1#syntax', current: 'true' },
      { label: 'Français', href: '/fr/api/click?q=1#syntax', lang: 'fr-FR' },
    ],
  })
})

test("if another language lacks the page, the menu links to that language's root", () => {
  const untranslated = { ...page, locales: undefined }
  expect(viewOf(locales, { ...context, page: untranslated })).toMatchObject({
    entries: [{ href: '/api/click' }, { href: '/fr/' }],
  })
})

test('the version menu links the same page, or the main document of a version without it', () => {
  const here = { ...page, versions: { '1.0': '/api/click' } }
  expect(viewOf(versions, { ...context, page: here })).toMatchObject({
    label: '1.0',
    entries: [
      { label: 'Next', href: '/next', current: undefined, version: 'current' },
      { label: '1.0', href: '/api/click', current: 'true', version: '1.0' },
    ],
  })
})

test('outside the docs, the selected version is used', () => {
  const home = { ...page, docsId: undefined, version: undefined, versions: undefined }
  expect(viewOf(versions, { ...context, page: home })).toMatchObject({ label: '1.0' })
  expect(viewOf(versions, { ...context, page: home, preferredVersion: 'current' })).toMatchObject({
    label: 'Next',
  })
})

test('the version item names the version and leads to its main document', () => {
  const item = navbarItem({ type: 'docsVersion', docsId: 'default' })
  expect(viewOf(item, context)).toMatchObject({ label: '1.0', href: '/intro' })
  expect(viewOf({ ...item, label: 'Docs', href: '/start' } as typeof item, context)).toMatchObject({
    label: 'Docs',
    href: '/start',
  })
})

test('a dropdown is active when one of its entries is current', () => {
  const item = (href: string) =>
    navbarItem({ type: 'menu', label: 'More', entries: [{ type: 'link', label: 'A', href }] })
  expect(viewOf(item('/api/click'), context)).toMatchObject({ active: true })
  expect(viewOf(item('/api/type'), context)).toMatchObject({ active: false })
})
