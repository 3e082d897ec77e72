import { openContext } from './chromium.ts'
import { untilQuiet } from './quiet.ts'
import type { Browser, Page, BrowserContext } from '@playwright/test'
import type { StaticServer } from '../serve/server.ts'

/** How much slower the processor is made while keys are timed. */
export const SLOWDOWN = 4
/** The line over which the first answer is timed. */
export const LINE = { latencyMs: 40, bitsPerSecond: 10_000_000 }

/** Time between two keys of a quick reader. */
export const PACE_MS = 200

/** Keys in an open search, in milliseconds. */
export interface KeyTimes {
  /** From each key until the page's scripts are done with it. */
  letters: number[]
  /** The same in a field without any script, on the same page. */
  bare: number[]
  /** From a key to the frame that shows its answer, where the next key left the time for it. */
  answers: number[]
  /** Those on the main thread that took more than 50 ms meanwhile. */
  tasks: number[]
}

/**
 * Opens a page and its search, types a word at once, and takes the time from the first move to the first
 * frame with results. Nothing of the search was fetched before.
 *
 * @param reader `pointer`: rests on the button for 300 ms before the
 * click, from which the time is taken; `keys`: the time is taken from the shortcut
 * @returns and the bytes that were sent for it
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
      if (!box) throw new Error(`${route} shows no search button.`)
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

/** Types questions at a reader's pace with a slowed processor, into an open search and into a bare field. */
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

/**
 * @param page with the focus in a field
 */
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

/** Runs in the page: notes when the search is opened, when results are painted, and what keys cost. */
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
  // After all listeners below, and after what they do in microtasks.
  addEventListener('input', () =>
    queueMicrotask(() => {
      // Each key counts once.
      if (!key || key.times) return
      key.times = { letter: performance.now() - key.started }
      keys.push(key.times)
    }),
  )
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  }).observe({ type: 'longtask' })

  /** Whether the results answer the text in the field rather than the previous question. */
  function isAnswered() {
    const dialog = document.querySelector('dialog[open]')
    const asked = dialog?.querySelector('input')?.value.trim()
    if (!dialog || !asked) return false
    if (dialog.querySelector('.search-message')) return true
    if (!dialog.querySelector('[role="option"]')) return false
    const all: HTMLAnchorElement | null = dialog.querySelector('[role="listbox"] > [role="option"]')
    // A single result has no way to all of them.
    return !all || new URL(all.href).searchParams.get('q') === asked
  }

  /** Calls back after the next frame. */
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
