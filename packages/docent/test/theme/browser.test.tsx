// @vitest-environment happy-dom
import { act, useEffect, useState, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageData } from '../../src/shared/records/page-data.ts'
import type { SiteData } from '../../src/shared/records/site-data.ts'
import { App } from '../../src/theme/App/App.tsx'
import {
  navigation,
  page,
  renderShell,
  sidebar,
  site,
  withItems,
  VERSION_MENU,
} from './fixture.tsx'

let root: Root | undefined
let show: (next: Partial<View>) => void

interface View {
  page: PageData
  html: string
  site: SiteData
}

interface ShellProps {
  first: SiteData
  connect: (show: (next: Partial<View>) => void) => void
}

function Shell({ first, connect }: ShellProps): ReactNode {
  const [view, setView] = useState<View>({ page, html: '', site: first })
  useEffect(() => connect((next) => setView((old) => ({ ...old, ...next }))), [connect])
  const location = { pathname: view.page.route, search: '', hash: '' }
  return (
    <App
      site={view.site}
      page={view.page}
      sidebar={sidebar}
      articleHtml={view.html}
      navigation={{ ...navigation, location }}
    />
  )
}

const connect: ShellProps['connect'] = (given) => {
  show = given
}
const article = (): string | undefined => document.querySelector('article')?.innerHTML
const find = <T extends HTMLElement>(selector: string): T => {
  const element = document.querySelector<T>(selector)
  if (!element) throw new Error(`Nothing on the page matches ${selector}.`)
  return element
}

/** Inserts the built page into the document, runs the reader's actions, and hydrates the page. */
async function open(own: SiteData = site, before?: () => void): Promise<void> {
  document.body.innerHTML = `<div id="docent">${renderShell({ site: own, articleHtml: '<p id="text">Built text</p>' })}</div>`
  before?.()
  await act(async () => {
    root = hydrateRoot(find('#docent'), <Shell first={own} connect={connect} />)
  })
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.clear()
  document.documentElement.dataset.theme = 'light'
})

afterEach(async () => {
  await act(async () => root?.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('hydration keeps the article that was built, and later pages replace it', async () => {
  await open()
  expect(article()).toBe('<p id="text">Built text</p>')
  expect(console.error).not.toHaveBeenCalled()
  await act(async () =>
    show({ page: { ...page, route: '/api/clock', title: 'clock' }, html: '<p>Clock</p>' }),
  )
  expect(article()).toBe('<p>Clock</p>')
})

test('a page that the reader returns to is shown again', async () => {
  const own = (name: string): Partial<View> => ({
    page: { ...page, kind: 'page', route: `/${name}` },
    html: `<p>${name}</p>`,
  })
  await open()
  for (const name of ['home', 'versions', 'home']) {
    await act(async () => show(own(name)))
    expect(article()).toBe(`<p>${name}</p>`)
  }
  await act(async () => show({ page, html: '<p id="text">Built text</p>' }))
  expect(article()).toBe('<p id="text">Built text</p>')
})

test('a category that the reader opened before hydration stays open', async () => {
  await open(site, () => {
    find<HTMLDetailsElement>('.sidebar details').open = true
  })
  expect(find<HTMLDetailsElement>('.sidebar details').open).toBe(true)
})

test('the title of a new page is announced', async () => {
  await open()
  expect(find('output').textContent).toBe('')
  await act(async () =>
    show({ page: { ...page, route: '/api/clock', title: 'clock' }, html: '<p>Clock</p>' }),
  )
  expect(find('output').textContent).toBe('clock, page loaded')
})

test('a crash shows its cause, and trying again brings the article back', async () => {
  const footer = { style: 'light' as const, columns: [], row: [] }
  await open({ ...site, footer })
  const broken = { ...footer, row: null as unknown as [] }
  await act(async () => show({ site: { ...site, footer: broken } }))
  expect(document.body.textContent).toContain('This page crashed')
  await act(async () => show({ site: { ...site, footer } }))
  await act(async () => find('.crash button').click())
  expect(document.body.textContent).not.toContain('This page crashed')
  expect(article()).toBe('<p id="text">Built text</p>')
})

test('a navbar item that fails in the browser is omitted and reported', async () => {
  const fine = withItems({ type: 'link', label: 'Fine', href: '/x' })
  await open(fine)
  const broken = withItems({ type: 'link', label: 'Fine', href: '/x', activeBaseRegex: '(' })
  await act(async () => show({ site: broken }))
  expect(find('.navbar-item-failed').textContent).toContain('navbar.items[0]')
  expect(article()).toBe('<p id="text">Built text</p>')
})

test('the color mode is switched, remembered, and follows other tabs', async () => {
  await open()
  await act(async () => find('.color-mode').click())
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }))
  expect(document.documentElement.dataset.theme).toBe('light')
})

test('a disabled switch shows no button and removes the stored choice', async () => {
  localStorage.setItem('theme', 'dark')
  await open({ ...site, colorMode: { ...site.colorMode, disableSwitch: true } })
  expect(document.querySelector('.color-mode')).toBeNull()
  expect(localStorage.getItem('theme')).toBeNull()
})

const announcementBar = { id: 'new', content: 'Hello', isCloseable: true }
const dismissed = (): boolean => 'announcementDismissed' in document.documentElement.dataset

test('a closed announcement stays closed', async () => {
  await open({ ...site, announcementBar })
  expect(dismissed()).toBe(false)
  await act(async () => find('.announcement-close').click())
  expect(dismissed()).toBe(true)
  expect(localStorage.getItem('docent.announcement.dismiss')).toBe('true')
})

test('a new announcement resets the dismissal and is shown immediately', async () => {
  localStorage.setItem('docent.announcement.id', 'old')
  localStorage.setItem('docent.announcement.dismiss', 'true')
  document.documentElement.dataset.announcementDismissed = 'true'
  await open({ ...site, announcementBar })
  expect(dismissed()).toBe(false)
  expect(localStorage.getItem('docent.announcement.id')).toBe('new')
  expect(localStorage.getItem('docent.announcement.dismiss')).toBeNull()
})

const menu = {
  type: 'menu',
  label: 'More',
  entries: [
    { type: 'link', label: 'First', href: '/first' },
    { type: 'link', label: 'Second', href: '/second' },
  ],
} as const
const dropdown = (): HTMLDetailsElement => find('details.dropdown')
const press = (key: string): boolean =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true }),
  )

test('arrow keys open a dropdown and move in it, and Escape closes it and restores the focus', async () => {
  await open(withItems(menu))
  find('details.dropdown summary').focus()
  press('ArrowDown')
  expect(dropdown().open).toBe(true)
  expect(document.activeElement?.textContent).toBe('First')
  press('ArrowUp')
  expect(document.activeElement?.textContent).toBe('Second')
  press('Escape')
  expect(dropdown().open).toBe(false)
  expect(document.activeElement?.tagName).toBe('SUMMARY')
})

// @covers 2.4.13
test.each(['pointerdown', 'touchstart', 'focusin'])(
  'a dropdown closes on %s outside it',
  async (type) => {
    await open(withItems(menu))
    dropdown().open = true
    find('details.dropdown a').dispatchEvent(new Event(type, { bubbles: true }))
    expect(dropdown().open).toBe(true)
    find('article').dispatchEvent(new Event(type, { bubbles: true }))
    expect(dropdown().open).toBe(false)
  },
)

test('a selected version is remembered, and an unknown one is removed', async () => {
  const items = withItems(VERSION_MENU)
  localStorage.setItem('docs-preferred-version-default', 'gone')
  await open(items)
  expect(localStorage.getItem('docs-preferred-version-default')).toBeNull()
  const link = find('.dropdown-menu a')
  link.addEventListener('click', (event) => event.preventDefault())
  await act(async () => link.click())
  expect(localStorage.getItem('docs-preferred-version-default')).toBe('current')
})

test("the mobile menu starts with the section's pages and has a way back to the main menu", async () => {
  await open(withItems(menu, { type: 'link', label: 'Here', href: '/api/click' }))
  await act(async () => find('.menu-button').click())
  const dialog = find<HTMLDialogElement>('dialog.menu')
  expect(dialog.open).toBe(true)
  expect(dialog.textContent).toContain('← Back to main menu')
  await act(async () => find('.menu-switch').click())
  expect(dialog.querySelector('details')?.open).toBe(false)
  expect(dialog.textContent).toContain('Here')
  await act(async () => find('.menu-close').click())
  expect(dialog.open).toBe(false)
})
