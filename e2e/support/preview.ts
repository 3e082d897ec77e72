import { expect, test } from './test.ts'
import { startDev, type RunningDev } from '../../packages/docent/test/support/dev.ts'
import { copyFixture, type FixtureSite } from '../../packages/docent/test/support/fixtures.ts'

/** A running `docent dev` and its site, which tests may change. */
export interface Preview {
  readonly site: FixtureSite
  readonly dev: RunningDev
  url(path: string): string
}

/**
 * Starts a preview of the small fixture site before the tests of a group, and stops it after them. They share it and
 * run in one worker, because starting a preview takes seconds. Each test reverts the changes that others would notice.
 * @param prepare changes the site before the start
 */
export function sharePreview(
  prepare: (site: FixtureSite) => Promise<void> = async () => undefined,
): Preview {
  let site: FixtureSite | undefined
  let dev: RunningDev | undefined
  const started = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('The preview runs only during tests.')
    return part
  }
  test.describe.configure({ mode: 'default' })
  // The preview may reload a page at any time, even while the page is being cleaned for another test.
  test.use({ ownPage: true })
  test.beforeAll(async () => {
    site = await copyFixture('basic')
    await prepare(site)
    dev = await startDev(site)
  })
  test.afterEach(() => allHandled(started(site), started(dev)))
  test.afterAll(async () => {
    dev?.stop()
    await site?.delete()
  })
  return {
    get site() {
      return started(site)
    },
    get dev() {
      return started(dev)
    },
    url: (path) => `http://localhost:${started(dev).port}${path}`,
  }
}

/**
 * Waits until the preview has handled all changes. It would reload a page that the next test opens before that. Changes
 * are handled in order, and the terminal names a file that was handled alone.
 */
async function allHandled(site: FixtureSite, dev: RunningDev): Promise<void> {
  for (let count = 0; ; count += 1) {
    const name = `docs/_last-${Date.now()}-${count}.md`
    const output = dev.following()
    await site.write(name, 'Last.\n')
    await expect.poll(output).toMatch(/(?:_last-.*\.md|\d files) [\d.]+ m?s/)
    if (output().includes(name)) return
  }
}
