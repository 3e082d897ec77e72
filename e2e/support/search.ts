import type { Locator, Page } from '@playwright/test'
import { hydrated } from './hydrated.ts'

/** The shortest page, because the search is the same on all. */
export const PAGE = '/versions'

/** The search dialog and its parts. */
export interface SearchDialog {
  dialog: Locator
  field: Locator
  options: Locator
  /** The row that Enter opens. */
  active: Locator
}

export function searchDialog(page: Page): SearchDialog {
  const dialog = page.getByRole('dialog', { name: 'Search' })
  return {
    dialog,
    field: dialog.getByRole('combobox', { name: 'Search docs' }),
    options: dialog.getByRole('option'),
    active: dialog.getByRole('option', { selected: true }),
  }
}

/** The search button of the navbar. */
export function searchButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
}

/** Opens a page and its search with the keyboard. */
export async function openSearch(page: Page, url: string, query = ''): Promise<SearchDialog> {
  await page.goto(url)
  await hydrated(page)
  await page.keyboard.press('Control+k')
  const search = searchDialog(page)
  await search.field.waitFor()
  if (query !== '') {
    await search.field.fill(query)
    await search.options.first().waitFor()
  }
  return search
}

/** Blocks requests for the search index until the returned function is called. */
export async function breakIndex(page: Page): Promise<() => Promise<void>> {
  await page.context().route('**/search-index/**', (route) => route.abort())
  return () => page.context().unroute('**/search-index/**')
}
