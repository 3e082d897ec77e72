import { createServer } from 'node:net'
import { mkdir, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { withBrowser } from '../browser/chromium.ts'
import { openPreview, type PreviewWindow } from '../browser/preview.ts'
import { EDITS, PREVIEW_ROUTE, type Edit, type Generator } from '../generators/generator.ts'
import { removeAll } from '../install/site-folder.ts'
import { startLogged } from '../measure/run.ts'
import { prepare, siteDirOf } from './built-site.ts'
import { logFile, type Session } from './session.ts'
import type { Result } from './result.ts'
import type { Browser } from '@playwright/test'

/** One round of a generator's preview, in milliseconds. */
export interface PreviewTimes {
  /** From the start of the command to the painted heading of the measured page, without and with a cache. */
  cold: number
  warm: number
  /** From each save to the painted change; undefined for a change that wasn't painted. */
  edits: Record<Edit, (number | undefined)[]>
}

export interface PreviewResult extends Result {
  own: boolean
  values: PreviewTimes[]
}

/** How often each kind of file is saved in a round. */
const SAVES = 3

/** Measures the previews of all generators, one after the other in each round. A generator that fails is left out. */
export async function comparePreviews(session: Session): Promise<PreviewResult[]> {
  const { generators, options, progress } = session
  const results = generators.map(({ id, label, peer }): PreviewResult => {
    return { id, label, own: !peer, values: [], failures: [] }
  })
  await withBrowser(async (browser) => {
    for (let round = 0; round < options.runs; round += 1)
      for (const [at, generator] of generators.entries()) {
        const { values = [], failures = [] } = results[at] ?? {}
        if (failures.length > 0) continue
        const what = `preview ${round + 1} of ${options.runs}`
        try {
          if (round === 0) await prepare(session, generator)
          values.push(
            await progress.step(generator.id, what, () =>
              measureRound(session, generator, browser),
            ),
          )
        } catch (error) {
          failures.push({ step: what, message: (error as Error).message })
        }
      }
  })
  return results
}

async function measureRound(
  session: Session,
  generator: Generator,
  browser: Browser,
): Promise<PreviewTimes> {
  const dir = siteDirOf(session, generator)
  for (const edit of EDITS) await save(session, generator, edit, markerOf(edit, 0))
  for (const [path, source] of generator.preview?.files ?? []) await write(join(dir, path), source)
  await removeAll(dir, generator.caches)
  const cold = await withPreview(session, generator, browser, async (first) => first)
  return withPreview(session, generator, browser, async (warm, window, url) => ({
    cold,
    warm,
    edits: await measureEdits(session, generator, window, url),
  }))
}

/** Starts the preview, opens the measured page, and stops the preview after use. */
async function withPreview<T>(
  session: Session,
  generator: Generator,
  browser: Browser,
  use: (firstPage: number, window: PreviewWindow, url: string) => Promise<T>,
): Promise<T> {
  const { preview, id, env } = generator
  if (!preview) throw new Error(`${id} has no preview.`)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const window = await openPreview(browser)
  const started = Date.now()
  const server = startLogged({
    command: session.node,
    args: preview.command(port),
    cwd: siteDirOf(session, generator),
    env: {
      ...process.env,
      ...env,
      NODE_ENV: 'development',
      PATH: `${dirname(session.node)}${delimiter}${process.env.PATH ?? ''}`,
    },
    logFile: logFile(id, 'preview'),
  })
  const measured = async () => {
    const { route, title } = session.page
    return use((await window.open(url + route, title)) - started, window, url)
  }
  try {
    return await Promise.race([measured(), server.ended])
  } finally {
    server.stop()
    await window.close()
  }
}

async function measureEdits(
  session: Session,
  generator: Generator,
  window: PreviewWindow,
  url: string,
): Promise<PreviewTimes['edits']> {
  await window.open(url + PREVIEW_ROUTE, 'Edits')
  const edits: PreviewTimes['edits'] = {
    page: [],
    partial: [],
    component: [],
    style: [],
    config: [],
  }
  for (const edit of EDITS)
    for (let count = 1; count <= SAVES; count += 1) {
      const marker = markerOf(edit, count)
      const time = await window.after(marker, edit === 'style' ? 'style' : 'text', () =>
        save(session, generator, edit, marker),
      )
      edits[edit].push(time)
    }
  return edits
}

const markerOf = (edit: Edit, count: number) => `${edit} edit ${count}.`

/** @returns when the file was written */
async function save(
  session: Session,
  generator: Generator,
  edit: Edit,
  marker: string,
): Promise<number> {
  const changed = generator.preview?.edits[edit]
  if (!changed) throw new Error(`${generator.id} has no preview.`)
  const source = changed.source(marker, session.content)
  const now = Date.now()
  await write(join(siteDirOf(session, generator), changed.file), source)
  return now
}

async function write(file: string, source: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, source)
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() =>
        resolve(typeof address === 'object' && address !== null ? address.port : 0),
      )
    })
  })
}
