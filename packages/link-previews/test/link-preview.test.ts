import { describe, expect, test } from 'vitest'
import type { SiteData } from 'docent/plugin'
import { page, site } from '../../docent/test/theme/fixture.tsx'
import { alternativeText, linkPreview } from '../src/link-preview.ts'

const api: SiteData['navbar']['items'][number] = {
  type: 'link',
  label: 'Reference',
  href: '/api',
  activeSidebar: 'api',
  position: 'left',
  configPath: 'navbar.items[0]',
}
const acme: SiteData = {
  ...site,
  tagline: 'Tests anything.',
  navbar: { ...site.navbar, items: [api] },
}

describe('the preview of a page', () => {
  test("has its title, its description, and the navbar's label for its section", () => {
    expect(linkPreview(page, acme, 'page')).toEqual({
      site: 'Acme',
      section: 'Reference',
      title: 'click',
      description: 'Clicks an element.',
      direction: 'ltr',
      language: 'en',
    })
  })

  test("has no section if the navbar doesn't have its sidebar", () => {
    expect(linkPreview({ ...page, sidebar: 'other' }, acme, 'page')?.section).toBe('')
    expect(linkPreview({ ...page, sidebar: undefined }, acme, 'page')?.section).toBe('')
  })

  test("has the site's name if the page has no title", () => {
    expect(linkPreview({ ...page, title: ' ' }, acme, 'page')?.title).toBe('Acme Docs')
  })

  test('follows the direction and language of the locale', () => {
    const locales = [
      {
        code: 'ar',
        label: 'العربية',
        htmlLang: 'ar-EG',
        direction: 'rtl' as const,
        baseUrl: '/ar/',
      },
    ]
    expect(linkPreview(page, { ...acme, locale: 'ar', locales }, 'page')).toMatchObject({
      direction: 'rtl',
      language: 'ar-EG',
    })
  })

  test('has one line for each text', () => {
    const preview = linkPreview({ ...page, description: ' Clicks\n  an element. ' }, acme, 'page')
    expect(preview?.description).toBe('Clicks an element.')
  })

  test("is omitted for pages that can't be linked to", () => {
    expect(linkPreview({ ...page, kind: 'notFound' }, acme, 'page')).toBeUndefined()
    expect(linkPreview({ ...page, kind: 'search' }, acme, 'page')).toBeUndefined()
  })
})

describe('the preview of a section', () => {
  test('is the same for all of its pages', () => {
    const preview = linkPreview(page, acme, 'section')
    expect(preview).toMatchObject({
      section: '',
      title: 'Reference',
      description: 'Tests anything.',
    })
    const other = { ...page, title: 'clock', description: 'Stops the time.' }
    expect(linkPreview(other, acme, 'section')).toEqual(preview)
  })

  test("is the site's preview for other pages", () => {
    const home = { ...page, sidebar: undefined }
    expect(linkPreview(home, acme, 'section')?.title).toBe('Acme Docs')
  })
})

test('the text alternative has the section and the title without backticks', () => {
  const preview = linkPreview({ ...page, title: 'The `.click()` command' }, acme, 'page')
  expect(preview && alternativeText(preview)).toBe('Reference: The .click() command')
  const home = linkPreview({ ...page, sidebar: undefined }, acme, 'page')
  expect(home && alternativeText(home)).toBe('Acme: click')
})
