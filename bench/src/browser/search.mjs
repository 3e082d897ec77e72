import { untilQuiet } from './quiet.mjs'

/** How much slower the processor is made while keys are timed. */
export const SLOWDOWN = 4
/** The line over which the first answer is timed. */
export const LINE = { latencyMs: 40, bitsPerSecond: 10_000_000 }

/**
 * One key in an open search, in milliseconds.
 * @typedef {object} KeyTimes
 * @property {number} letter from the key until the page's scripts are done with it
 * @property {number} answer from the key to the frame that shows the answer
 * @property {number} longest task on the main thread meanwhile; 0 when none took 50 ms
 */

/**
 * Opens a page and its search, types a word at once, and takes the time from the first move to the first
 * frame with results. Nothing of the search was fetched before.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('../serve/server.mjs').StaticServer} server
 * @param {string} route
 * @param {{ query: string, by: 'keys' | 'pointer' }} reader `pointer`: rests on the button for 300 ms before the
 * click, from which the time is taken; `keys`: the time is taken from the shortcut
 * @returns {Promise<{ milliseconds: number, bytes: number }>} and the bytes that were sent for it
 */
export async function timeFirstAnswer(browser, server, route, { query, by }) {
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

/**
 * Types questions into an open search, each key after the answer to the one before, with a slowed processor.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('../serve/server.mjs').StaticServer} server
 * @param {string} route
 * @param {readonly string[]} queries
 * @returns {Promise<KeyTimes[]>}
 */
export async function timeKeys(browser, server, route, queries) {
  return withPage(browser, server, route, async (page, context) => {
    await page.keyboard.press('Control+k')
    const field = page.locator('dialog').getByRole('combobox')
    await field.waitFor()
    await field.fill('a')
    await page.locator('dialog').getByRole('listbox').waitFor()
    await untilQuiet(server.served)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    /** @type {KeyTimes[]} */
    const times = []
    for (const query of queries) {
      await field.fill('')
      for (const letter of query) {
        await page.evaluate(() => window.bench.beginKey())
        await page.keyboard.type(letter)
        const measured = await page.waitForFunction(() => window.bench.key, null, {
          timeout: 10_000,
          polling: 50,
        })
        times.push(/** @type {KeyTimes} */ (await measured.jsonValue()))
      }
    }
    return times
  })
}

/**
 * @template T
 * @param {import('@playwright/test').Browser} browser
 * @param {import('../serve/server.mjs').StaticServer} server
 * @param {string} route
 * @param {(page: import('@playwright/test').Page, context: import('@playwright/test').BrowserContext) => Promise<T>} use
 */
async function withPage(browser, server, route, use) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchSearch)
    await page.goto(server.url + route, { waitUntil: 'load' })
    return await use(page, context)
  } finally {
    await context.close()
  }
}

/** Runs in the page: notes when the search is opened, when results are painted, and what a key costs. */
function watchSearch() {
  /** @type {Window['bench']} */
  const bench = (window.bench = { beginKey })
  let started = 0
  let longest = 0
  let letter = NaN

  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, (event) => (bench.opened ??= event.timeStamp), { capture: true })
  addEventListener(
    'keydown',
    (event) => {
      started = event.timeStamp
    },
    { capture: true },
  )
  // After React, which listens below and works in microtasks of its own.
  addEventListener('input', () => queueMicrotask(() => (letter = performance.now() - started)))
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  }).observe({ type: 'longtask' })

  /** Whether what is shown answers what stands in the field, and not the question before. */
  function isAnswered() {
    const dialog = document.querySelector('dialog')
    const asked = dialog?.querySelector('input')?.value.trim()
    if (!dialog || !asked) return false
    if (dialog.querySelector('.search-message')) return true
    if (!dialog.querySelector('[role="option"]')) return false
    /** @type {HTMLAnchorElement | null} */
    const all = dialog.querySelector('[role="listbox"] > [role="option"]')
    // A single result has no way to all of them.
    return !all || new URL(all.href).searchParams.get('q') === asked
  }

  /** Calls back after a frame in which the answer is there. @param {() => void} done */
  function whenPainted(done) {
    requestAnimationFrame(() => {
      if (!isAnswered()) return whenPainted(done)
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', done)
      port1.start()
      port2.postMessage(null)
    })
  }
  whenPainted(() => (bench.firstAnswer = performance.now()))

  function beginKey() {
    bench.key = undefined
    letter = NaN
    longest = 0
    addEventListener(
      'input',
      () =>
        queueMicrotask(() =>
          whenPainted(() => {
            const answer = performance.now() - started
            // Long tasks are reported after they have ended.
            setTimeout(() => (bench.key = { letter, answer, longest }), 60)
          }),
        ),
      { once: true },
    )
  }
}
