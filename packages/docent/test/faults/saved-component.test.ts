import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startDev } from '../support/dev.ts'
import { eventually } from '../support/eventually.ts'
import { copyFixture } from '../support/fixtures.ts'
import { createRandom } from '../support/random.ts'
import { caseNumbers, printFigures, SEED } from './harness.ts'

const NUMBERS = caseNumbers(20, 500)
/** Component that is saved. */
const FILE = 'src/components/Note.tsx'
const PAGE = '/guides/second'
/** Longest pause between requests of the same browser, and between a file's removal and its return. */
const REQUEST_PAUSE_MS = 5
const MISSING_MS = 120

test(
  'a component that is saved, removed, and restored while browsers request its page is shown',
  async () => {
    const site = await copyFixture('basic')
    const save = (number: number): Promise<void> =>
      site.write(FILE, `export default () => <p>Save ${number}.</p>\n`)
    const second = 'docs/guides/second.mdx'
    await save(-1)
    await site.write(
      second,
      `${await site.read(second)}\n\nimport Note from '@site/${FILE}'\n\n<Note />\n`,
    )
    const dev = await startDev(site)
    const end = new AbortController()
    const browse = async (seed: number): Promise<void> => {
      const random = createRandom(seed)
      while (!end.signal.aborted) {
        await dev.get(PAGE)
        await sleep(random.integer(REQUEST_PAUSE_MS))
      }
    }
    const browsers = [1, 2, 3].map((number) => browse(SEED - number))
    try {
      for (const number of NUMBERS) {
        const random = createRandom(SEED + number)
        if (random.integer(2) === 0) {
          await site.remove(FILE)
          await sleep(random.integer(MISSING_MS))
        }
        await save(number)
        await eventually(async () =>
          expect((await dev.get(PAGE)).body).toContain(`Save ${number}.`),
        )
      }
      printFigures('saved component', { saves: NUMBERS.length, violations: 0 })
    } finally {
      end.abort()
      await Promise.all(browsers)
      dev.stop()
      await site.delete()
    }
  },
  60_000 + NUMBERS.length * 2000,
)
