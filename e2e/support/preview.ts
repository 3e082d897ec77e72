import { test } from '@playwright/test'
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
  test.beforeAll(async () => {
    site = await copyFixture('basic')
    await prepare(site)
    dev = await startDev(site)
  })
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
