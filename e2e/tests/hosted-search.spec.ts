import { expect, test } from '../support/test.ts'
import { isMarked, markWindow } from '../support/hydrated.ts'
import { thirdParty } from '../support/ports.ts'
import { openSearch, searchDialog } from '../support/search.ts'
import { answerSearchService, type ServiceHit } from '../support/search-service.ts'
import { answerThirdParties, outsideRequests } from '../support/third-parties.ts'

const SECOND: ServiceHit = {
  url: 'https://third-party.example.com/published/second',
  title: 'Second',
  marked: '\uE000Sec\uE001ond',
}
const SHOP: ServiceHit = { url: 'https://shop.example.com/mugs', title: 'Mugs' }

test.beforeEach(({ context }) => answerThirdParties(context))

test('the configured service receives requests only when the reader searches', async ({
  page,
  context,
}) => {
  const questions = await answerSearchService(context, { hits: [SECOND] })
  const requests = outsideRequests(page)
  const { field, options } = await openSearch(page, thirdParty('/first'))
  expect(requests).toEqual([])
  await field.fill('sec')
  await expect(options.first()).toContainText('Second')
  await expect(options.first().locator('mark').first()).toHaveText('Sec')
  const last = questions.at(-1)
  expect(last).toMatchObject({ applicationId: 'TESTAPP', apiKey: 'key' })
  expect(last?.request).toMatchObject({ indexName: 'docs', query: 'sec' })
  expect(JSON.stringify(last?.request.facetFilters)).toContain('language:en')
})

test('a result on this site opens without a page load and with a rewritten path', async ({
  page,
  context,
}) => {
  await answerSearchService(context, { hits: [SECOND] })
  const { field, options } = await openSearch(page, thirdParty('/first'))
  await markWindow(page)
  await field.fill('sec')
  await expect(options.first()).toHaveAttribute('href', '/second')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible()
  await expect(page).toHaveURL(thirdParty('/second'))
  expect(await isMarked(page)).toBe(true)
})

test('a result that matches the pattern of external addresses is loaded in full', async ({
  page,
  context,
}) => {
  await answerSearchService(context, { hits: [SHOP] })
  await context.route('https://shop.example.com/mugs', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<title>Shop</title><h1>Mugs of the shop</h1>',
    }),
  )
  const { field, options } = await openSearch(page, thirdParty('/first'))
  await field.fill('mug')
  await expect(options.first()).toHaveAttribute('href', SHOP.url)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Mugs of the shop' })).toBeVisible()
  await expect(page).toHaveURL(SHOP.url)
})

test('a record that contains HTML is shown as text', async ({ page, context }) => {
  const title = '<img src=x onerror="window.hacked=1">'
  await answerSearchService(context, { hits: [{ ...SECOND, title, marked: title }] })
  const { field, options } = await openSearch(page, thirdParty('/first'))
  await field.fill('image')
  await expect(options.first()).toContainText(title)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})

test("a failure of all of the service's hosts is reported, and the search can be tried again", async ({
  page,
  context,
}) => {
  const answer: { hits: ServiceHit[] | 'fails' } = { hits: 'fails' }
  const questions = await answerSearchService(context, answer)
  const { dialog, field, options } = await openSearch(page, thirdParty('/first'))
  await field.fill('sec')
  await expect(dialog.getByText('Unable to fetch results')).toBeVisible()
  expect(new Set(questions.map(({ host }) => host)).size).toBeGreaterThan(1)
  answer.hits = [SECOND]
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(options.first()).toHaveAttribute('href', '/second')
})

test('the results page also queries the service', async ({ page, context }) => {
  await answerSearchService(context, { hits: [SECOND, SHOP] })
  await page.goto(thirdParty('/search?q=sec'))
  const results = page.getByRole('main')
  await expect(results.getByRole('link', { name: /Second/ })).toHaveAttribute('href', '/second')
  await expect(results.getByRole('link', { name: /Mugs/ })).toHaveAttribute('href', SHOP.url)
  await expect(searchDialog(page).dialog).toBeHidden()
})
