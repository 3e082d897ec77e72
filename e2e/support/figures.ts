import type { Locator, Page } from '@playwright/test'
import { openHydrated } from './hydrated.ts'
import { shell } from './ports.ts'

/** A page of a fixture site with all kinds of pictures. */
export const FIGURES = shell('/figures')
/** Names of its SVG diagram and its HTML drawing. */
export const DIAGRAM = 'How a parcel travels'
export const LOG = 'Log of a test'

/** The dialog with the enlarged picture. */
export const enlarged = (page: Page): Locator => page.locator('dialog[open]')

/** The button of a figure. */
export const enlarger = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Enlarge: ${name}`, exact: true })

export const figure = (page: Page, name: string): Locator =>
  page
    .getByRole('article')
    .locator('figure')
    .filter({ has: enlarger(page, name) })

/** Opens a page and waits until its figures can be enlarged. */
export async function openFigures(page: Page, url = FIGURES, name = DIAGRAM): Promise<void> {
  await openHydrated(page, url)
  await enlarger(page, name).waitFor({ state: 'attached' })
}

export async function widthOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.width ?? 0
}

/** Waits until all animations in the dialog have ended. */
export function settled(page: Page): Promise<unknown> {
  return enlarged(page).evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
}
