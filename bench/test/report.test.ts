import { expect, test } from 'vitest'
import { readReport } from '../src/commands/lighthouse.ts'
import { installReport, previewReport } from '../src/report/author-reports.ts'
import { lighthouseReport, navigationReport } from '../src/report/browser-reports.ts'
import { buildReport } from '../src/report/build-report.ts'
import { median, medianOf, seconds } from '../src/report/numbers.ts'
import { sizeReport } from '../src/report/size-report.ts'
import type { Sample } from '../src/measure/samples.ts'

test('medians', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(median([])).toBeUndefined()
  expect(medianOf([{ a: 1 }, {}], ({ a }) => a)).toBe(1)
  expect(seconds(3.14159)).toBe('3.14')
  expect(seconds(74.123)).toBe('74.1')
})

const failure = { step: 'rebuild', message: 'ended with code 1' }

test('the build tables show medians, and failures as failed', () => {
  const weight = { raw: 2000, sent: 1000 }
  const none = { raw: 0, sent: 0 }
  const page = {
    heading: 'click',
    requests: 3,
    requestsAtLoad: 2,
    bytes: {
      html: weight,
      css: weight,
      js: weight,
      font: none,
      other: none,
      prefetch: none,
      total: weight,
    },
    jsAtLoad: none,
    errors: [],
  }
  const cold = (id: string, turn: number, factor: number): Sample => {
    const usage = { seconds: 2 * factor, cpuSeconds: 3 * factor, peakBytes: 4e8 }
    return { id, kind: 'cold', turn, usage }
  }
  const rebuild: Sample = { id: 'a', kind: 'rebuild', turn: 0, usage: { seconds: 1 } }
  const text = buildReport(
    [
      {
        id: 'a',
        label: 'A',
        own: true,
        samples: [cold('a', 0, 1), cold('a', 1, 1), rebuild],
        page,
        failures: [],
      },
      {
        id: 'b',
        label: 'B',
        own: false,
        samples: [cold('b', 0, 4), cold('b', 1, 2)],
        failures: [failure],
      },
    ],
    '/api/commands/click',
  )
  expect(text).toMatchInlineSnapshot(`
    "| Generator | Cold build, s | CPU s | Peak MB | Rebuild, s | CPU s | Peak MB |
    | --------- | ------------: | ----: | ------: | ---------: | ----: | ------: |
    | A         |          2.00 |  3.00 |     400 |       1.00 |     – |       – |
    | B         |          6.00 |  9.00 |     400 |     failed |       |         |

    docent's share of the others, median of the pairs:

    | Pair  |          Cold build |                 CPU | Rebuild | CPU |
    | ----- | ------------------: | ------------------: | ------: | --: |
    | A : B | 0.375 (0.250–0.500) | 0.375 (0.250–0.500) |       – |   – |

    First visit to \`/api/commands/click\`, kB with Brotli (raw):

    | Generator |      Requests |      HTML |       CSS | JavaScript | of it at load | Fonts | Other |     Total | Prefetched |
    | --------- | ------------: | --------: | --------: | ---------: | ------------: | ----: | ----: | --------: | ---------: |
    | A         | 3 (2 at load) | 1.0 (2.0) | 1.0 (2.0) |  1.0 (2.0) |             0 |     0 |     0 | 1.0 (2.0) |          0 |
    | B         |        failed |           |           |            |               |       |       |           |            |"
  `)
})

test('the browser tables', () => {
  const audits = [
    readReport({
      categories: { performance: { score: 0.98 } },
      audits: { 'first-contentful-paint': { numericValue: 812.4 } },
    }),
  ]
  expect(
    lighthouseReport([{ id: 'a', label: 'A', own: true, values: audits, failures: [] }], '/x'),
  ).toContain('|          98 |')
  expect(() =>
    readReport({ categories: {}, audits: {}, runtimeError: { message: 'No FCP' } }),
  ).toThrow('No FCP')
  const rows = navigationReport(
    [
      { id: 'a', label: 'A', own: true, values: [30, 10, 20], failures: [] },
      { id: 'b', label: 'B', own: false, values: [40], failures: [failure] },
      { id: 'c', label: 'C', own: false, values: [60, 40, 80], failures: [] },
    ],
    '/x',
    4,
  )
  expect(rows).toContain('| A         |         20 |          10 |          30 |')
  expect(rows).toContain('| B         |     failed |             |             |')
  // A busy moment in one round changes both values, and the median of the ratios stays.
  expect(rows).toContain('| A : C | 0.25 (0.25–0.50) |')
  expect(rows).not.toContain('A : B')
})

test('the table of sizes shows how the processor time grows', () => {
  const size = (pages: number, cpuSeconds: number) => {
    const id = `a, ${pages} pages`
    const usage = { seconds: 2, cpuSeconds }
    const samples: Sample[] = [{ id, kind: 'cold', turn: 0, usage }]
    return { id, label: 'A', pages, samples, failures: [] }
  }
  expect(sizeReport([size(327, 10), size(3270, 90)])).toMatchInlineSnapshot(`
    "| Generator | Pages | Cold build, s | CPU s | Peak MB | CPU growth | Rebuild, s | CPU s | Peak MB | After an edit, s | CPU s | Peak MB |
    | --------- | ----: | ------------: | ----: | ------: | ---------: | ---------: | ----: | ------: | ---------------: | ----: | ------: |
    | A         |   327 |          2.00 | 10.00 |       – |        1.0 |     failed |       |         |           failed |       |         |
    | A         |  3270 |          2.00 |  90.0 |       – |        9.0 |     failed |       |         |           failed |       |         |"
  `)
})

test('the table of previews has medians and the share of each round', () => {
  const times = (cold: number, page: number) => ({
    cold,
    warm: cold / 2,
    edits: {
      page: [page, page + 2, page + 1],
      partial: [20],
      component: [20],
      style: [20],
      config: [900],
    },
  })
  const text = previewReport(
    [
      { id: 'a', label: 'A', own: true, values: [times(1000, 50), times(3000, 90)], failures: [] },
      {
        id: 'b',
        label: 'B',
        own: false,
        values: [times(4000, 101), times(6000, 181)],
        failures: [],
      },
      { id: 'c', label: 'C', own: false, values: [], failures: [failure] },
    ],
    '/x',
  )
  expect(text).toMatchInlineSnapshot(`
    "The preview: from the start of the command to the painted heading of \`/x\`, and from each save to the painted change:

    | Generator | First page, s | with a cache, s | Page, ms | Partial, ms | Component, ms | Style, ms | Config, ms |
    | --------- | ------------: | --------------: | -------: | ----------: | ------------: | --------: | ---------: |
    | A         |          2.00 |            1.00 |       71 |          20 |            20 |        20 |        900 |
    | B         |          5.00 |            2.50 |      142 |          20 |            20 |        20 |        900 |
    | C         |        failed |                 |          |             |               |           |            |

    docent's share of the others, median of the rounds:

    | Pair  |       First page |     with a cache | Page | Partial | Component | Style | Config |
    | ----- | ---------------: | ---------------: | ---: | ------: | --------: | ----: | -----: |
    | A : B | 0.38 (0.25–0.50) | 0.38 (0.25–0.50) | 0.50 |    1.00 |      1.00 |  1.00 |   1.00 |"
  `)
})

test('a saved file that a preview never shows is left out of the medians and named', () => {
  const edits = { page: [50], partial: [20], component: [20], style: [20] }
  const times = (config: (number | undefined)[]) => ({
    cold: 1000,
    warm: 500,
    edits: { ...edits, config },
  })
  const text = previewReport(
    [
      { id: 'a', label: 'A', own: true, values: [times([900])], failures: [] },
      { id: 'b', label: 'B', own: false, values: [times([1800, undefined])], failures: [] },
      { id: 'c', label: 'C', own: false, values: [times([undefined])], failures: [] },
    ],
    '/x',
  )
  expect(text).toContain("- B: 1 of 2 saves (config) weren't shown within 60 s.")
  expect(text).toMatch(/^\| C .*–/m)
  expect(text).toMatch(/^\| A : B .* 0\.50 \|$/m)
})

test('the table of installations', () => {
  const values = [{ bytes: 103_400_000, packages: 144, seconds: 11.514 }]
  expect(
    installReport([
      { id: 'a', label: 'A', own: true, values, failures: [] },
      { id: 'b', label: 'B', own: false, values: [], failures: [failure] },
    ]),
  ).toMatchInlineSnapshot(`
    "\`npm install\` of the generator alone, in an empty folder, with npm's cache filled:

    | Generator | Installed, MB | Packages | Time, s |
    | --------- | ------------: | -------: | ------: |
    | A         |           103 |      144 |   11.51 |
    | B         |        failed |          |         |"
  `)
})
