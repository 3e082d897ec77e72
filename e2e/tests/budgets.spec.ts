import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, test, type Page } from '../support/test.ts'
import { hydrated } from '../support/hydrated.ts'

// Maximum size of a docs page in bytes (Brotli). A budget is the measured size and about 2% more, so that a line of
// markup or a longer name in a hash doesn't fail. The commit that raises one must explain why.
const BUDGET = {
  // It keeps positions, records early clicks in islands, and announces the result of copying. It also contains the policy
  // for scripts, so that the search's worker doesn't wait for the application.
  earlyScript: 4_000,
  // 0.8 kB more than before, because positions survive a reload, old anchors lead to their section, and focus follows
  // links to a hash.
  script: 84_200,
  // Notices of old anchors and of untranslated pages, and the parts of charts in screens. Lists of fields with their
  // filter, the bar with the sections on phones, and the facts below titles took 0.7 kB more. The filter of the sidebar,
  // tables that fit on phones, and shell elements that appear as a whole took 0.4 kB. Code that breaks in wide tables took
  // 50 bytes: 16 tables scrolled at 1440 pixels, and now none does. A fallback for systems that only have DejaVu Sans took
  // 90 bytes: the home page moved by 0.11 there.
  styles: 12_800,
  // `intercept`, the longest page, needs 117.6 kB, of which 21 kB are its text and 0.8 kB its old anchors. The filter of
  // the sidebar and the mark in the table of contents before the first script took 1.3 kB.
  firstView: 119_900,
  fonts: 70_000,
  requests: 5,
}
/** Scripts, worker, and index until the first answer, in addition to the application. */
const SEARCH_BUDGET = 120_000
const PAGES: Record<string, Partial<typeof BUDGET>> = {
  // What its drawings need is in a second style sheet, so that other pages don't load it.
  '/api/commands/click': { requests: 6 },
  // Its diagram consists of boxes and arrows whose text keeps its size on a phone, which takes 0.4 kB. Its document has
  // 0.4 kB less. Tables whose rows are blocks on phones, because their columns don't fit, take 0.2 kB.
  '/api/commands/intercept': { requests: 6, styles: 13_290 },
  // Its screens have a style sheet: windows, tables, charts, and numbered regions take 3.5 kB.
  '/accessibility/core-concepts/how-it-works': { requests: 6, styles: 15_420 },
}

const dist = join(dirname(fileURLToPath(import.meta.url)), '../../site/dist')

// The budgets are for a reader's first page.
test.use({ ownPage: true })
// In one worker, so that each file is compressed only once: it takes up to a second, and the pages share most files.
test.describe.configure({ mode: 'default' })
const sizes = new Map<string, number>()

function brotli(path: string): number {
  const file = [join(dist, path), join(dist, path, 'index.html')].find(
    (name) => /\.\w+$/.test(name) && existsSync(name),
  )
  if (file === undefined) return 0
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length
  sizes.set(file, size)
  return size
}

interface Loaded {
  path: string
  type: string
}

/** Everything that a page requests until its application runs. */
async function load(page: Page, route: string): Promise<{ atLoad: Loaded[]; all: Loaded[] }> {
  const all: Loaded[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    // Prefetched pages aren't part of this page, the icon is for the browser's tab, and zoom comes a second after the load.
    const counts =
      url.protocol === 'http:' &&
      !/\/(?:index\.json|favicon\.svg|assets\/zoom\.[\w-]+\.js)$/.test(url.pathname)
    if (counts) all.push({ path: url.pathname, type: request.resourceType() })
  })
  await page.goto(route)
  // Uses the browser's clock, because a busy test may receive the load event after later requests.
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const loaded = (navigation as PerformanceNavigationTiming).loadEventStart
    const before = performance.getEntriesByType('resource').filter((e) => e.startTime < loaded)
    return [location.href, ...before.map(({ name }) => name)].map((url) => new URL(url).pathname)
  })
  const atLoad = all.filter(({ path }) => early.includes(path))
  await page.mouse.move(300, 300)
  await hydrated(page)
  return { atLoad, all: [...all] }
}

const sum = (files: Loaded[], ...types: string[]): number =>
  [...new Set(files.filter(({ type }) => types.includes(type)).map(({ path }) => path))].reduce(
    (total, path) => total + brotli(path),
    0,
  )

test('the application loads when the pointer moves, not when it rests', async ({ page }) => {
  const move = (movementX: number): Promise<void> =>
    page.evaluate(async (distance) => {
      const event = new PointerEvent('pointermove', { bubbles: true, movementX: distance })
      document.body.dispatchEvent(event)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }, movementX)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const isStarted = (): boolean => scripts.some((path) => path.startsWith('/assets/main.'))
  await page.goto('/api/commands/click')
  await move(0)
  expect(isStarted()).toBe(false)
  await move(3)
  await expect.poll(isStarted).toBe(true)
})

for (const [route, exceptions] of Object.entries(PAGES)) {
  test(`${route} stays within its budget of bytes and requests`, async ({ page }, {
    annotations,
  }) => {
    const { atLoad, all } = await load(page, route)
    const found = {
      earlyScript: sum(atLoad, 'script'),
      script: sum(all, 'script'),
      styles: sum(all, 'stylesheet'),
      firstView: sum(all, 'document', 'script', 'stylesheet'),
      fonts: sum(all, 'font'),
      requests: all.filter(({ type }) => type !== 'font').length,
    }
    annotations.push({ type: 'bytes', description: JSON.stringify(found) })
    for (const [name, limit] of Object.entries({ ...BUDGET, ...exceptions })) {
      expect(
        found[name as keyof typeof BUDGET],
        `${name} of ${route}: ${JSON.stringify(all.map(({ path }) => path))}`,
      ).toBeLessThanOrEqual(limit)
    }
    expect(found.script).toBeGreaterThan(0)
  })
}

for (const [width, initiator] of [
  [390, 'css'],
  [1440, 'link'],
] as const) {
  test(`at ${width} pixels, the font of the text is requested by ${initiator === 'css' ? 'the style sheet' : 'a preload'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/api/commands/click')
    await page.evaluate(() => document.fonts.ready)
    const initiators = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/atkinson-'))
        .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
    )
    expect(initiators).toEqual([initiator])
  })
}

test("the search's first answer stays within its budget", async ({ page }, { annotations }) => {
  await page.goto('/api/commands/click')
  await page.mouse.move(300, 300)
  await hydrated(page)
  const files: Loaded[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Prefetched pages don't count, and words and excerpts load after the first answer.
    const counts = pathname.startsWith('/assets/') || pathname === '/search-index/index.json'
    if (counts) files.push({ path: pathname, type: request.resourceType() })
  })
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  await page.keyboard.type('intercept')
  await page.getByRole('dialog').getByRole('option').first().waitFor()
  const bytes = [...new Set(files.map(({ path }) => path))].reduce(
    (total, path) => total + brotli(path),
    0,
  )
  annotations.push({ type: 'bytes', description: String(bytes) })
  expect(files.map(({ path }) => path)).toContain('/search-index/index.json')
  expect(bytes, JSON.stringify(files)).toBeLessThanOrEqual(SEARCH_BUDGET)
})
