import { openContext } from './chromium.ts'
import { untilQuiet } from './quiet.ts'
import type { Browser, Page, BrowserContext } from '@playwright/test'
import type { StaticServer } from '../serve/server.ts'

/** Factor by which the processor is slowed down while keys are timed. */
export const SLOWDOWN = 4
/** The connection over which the first answer is timed. */
export const LINE = { latencyMs: 40, bitsPerSecond: 10_000_000 }

/** Time between two keys of a fast typist. */
export const PACE_MS = 200

/** Times of keys in an open search, in milliseconds. */
export interface KeyTimes {
  /** From each key until the page's scripts have finished handling it. */
  letters: number[]
  /** The same times in a field without any script on the same page. */
  bare: number[]
  /** From a key to the frame that shows its answer, if that happened before the next key. */
  answers: number[]
  /** Main-thread tasks in that time that took more than 50 ms. */
  tasks: number[]
}

/**
 * Opens a page and its search, types a word immediately, and measures the time until the first frame with results. No
 * part of the search has been loaded before.
 *
 * @param by how the reader opens the search. `pointer`: a click, which starts the measurement, after 300 ms on the
 * button. `keys`: the shortcut, which starts the measurement
 * @returns the time and the number of bytes sent
 */
export async function timeFirstAnswer(
  browser: Browser,
  server: StaticServer,
  route: string,
  { query, by }: { query: string; by: 'keys' | 'pointer' },
): Promise<{ milliseconds: number; bytes: number }> {
  return withPage(browser, server, route, async (page) => {
    const before = server.served.length
    if (by === 'pointer') {
      const box = await page.locator('header [data-intent="search"]').boundingBox()
      if (!box) throw new Error(`${route} has no search button.`)
      await page.mouse.move(box.x + box.width / 2, box.y + box.height + 60)
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.waitForTimeout(300)
      await page.mouse.down()
      await page.mouse.up()
    } else await page.keyboard.press('Control+k')
    await page.keyboard.type(query)
    await page.waitForFunction(() => window.bench.firstAnswer !== undefined, null, {
      timeout: 20_000,
    })
    const milliseconds = await page.evaluate(
      () => (window.bench.firstAnswer ?? NaN) - (window.bench.opened ?? NaN),
    )
    const sent = server.served.slice(before)
    return { milliseconds, bytes: sent.reduce((sum, { sentBytes }) => sum + sentBytes, 0) }
  })
}

/** Types queries at a reader's pace with the CPU throttled, into an open search and into a plain field. */
export async function timeKeys(
  browser: Browser,
  server: StaticServer,
  route: string,
  queries: readonly string[],
): Promise<KeyTimes> {
  const inSearch = await withPage(browser, server, route, async (page, context) => {
    await page.keyboard.press('Control+k')
    const field = page.locator('dialog').getByRole('combobox')
    await field.waitFor()
    await field.fill('a')
    await page.locator('dialog').getByRole('listbox').waitFor()
    await untilQuiet(server.served)
    return typeAll(page, context, queries)
  })
  const inBareField = await withPage(browser, server, route, async (page, context) => {
    await untilQuiet(server.served)
    await page.evaluate(() => {
      const dialog = document.body.appendChild(document.createElement('dialog'))
      const field = dialog.appendChild(document.createElement('input'))
      dialog.showModal()
      field.focus()
    })
    return typeAll(page, context, queries)
  })
  return {
    letters: inSearch.keys.map(({ letter }) => letter),
    bare: inBareField.keys.map(({ letter }) => letter),
    answers: inSearch.keys.flatMap(({ answer }) => (answer === undefined ? [] : [answer])),
    tasks: inSearch.tasks,
  }
}

/** @param page with the focus in a field */
async function typeAll(page: Page, context: BrowserContext, queries: readonly string[]) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(() => window.bench.begin())
  for (const query of queries) {
    await page.locator('dialog[open] input').fill('')
    await page.waitForTimeout(4 * PACE_MS)
    let next = performance.now()
    for (const letter of query) {
      await page.keyboard.type(letter)
      next += PACE_MS
      await page.waitForTimeout(Math.max(0, next - performance.now()))
    }
    await page.waitForTimeout(4 * PACE_MS)
  }
  return page.evaluate(() => window.bench.result())
}

async function withPage<T>(
  browser: Browser,
  server: StaticServer,
  route: string,
  use: (page: Page, context: BrowserContext) => Promise<T>,
) {
  const context = await openContext(browser)
  try {
    const page = await context.newPage()
    await page.addInitScript(watchSearch)
    await page.goto(server.url + route, { waitUntil: 'load' })
    return await use(page, context)
  } finally {
    await context.close()
  }
}

/** Runs on the page: records when the search is opened, when results are painted, and the duration of key handling. */
function watchSearch() {
  let keys: { letter: number; answer?: number }[] = []
  let tasks: number[] = []
  let key: { started: number; times?: { letter: number; answer?: number } } | undefined
  const bench: Window['bench'] = (window.bench = {
    begin() {
      keys = []
      tasks = []
    },
    result: () => ({ keys, tasks }),
  } as Window['bench'])

  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, (event) => (bench.opened ??= event.timeStamp), { capture: true })
  addEventListener('keydown', (event) => (key = { started: event.timeStamp }), { capture: true })
  // Runs after all listeners below and their microtasks.
  addEventListener('input', () =>
    queueMicrotask(() => {
      // Counts each key once.
      if (!key || key.times) return
      key.times = { letter: performance.now() - key.started }
      keys.push(key.times)
    }),
  )
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  }).observe({ type: 'longtask' })

  /** Whether the results belong to the text in the field and not to the previous query. */
  function isAnswered() {
    const dialog = document.querySelector('dialog[open]')
    const asked = dialog?.querySelector('input')?.value.trim()
    if (!dialog || !asked) return false
    if (dialog.querySelector('.search-message')) return true
    if (!dialog.querySelector('[role="option"]')) return false
    const all: HTMLAnchorElement | null = dialog.querySelector('[role="listbox"] > [role="option"]')
    // With a single result, there is no link to all results.
    return !all || new URL(all.href).searchParams.get('q') === asked
  }

  /** Calls the function after the next frame. */
  function afterFrame(done: (time: number) => void) {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => done(performance.now()))
      port1.start()
      port2.postMessage(null)
    })
  }
  new MutationObserver(() => {
    if (!isAnswered()) return
    const answered = key
    afterFrame((time) => {
      bench.firstAnswer ??= time
      if (answered?.times) answered.times.answer ??= time - answered.started
    })
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}
