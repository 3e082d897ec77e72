import { mkdir, readFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { findChromium } from '../../../scripts/find-chromium.mjs'
import { FLAGS } from '../browser/chromium.ts'
import { installPeer } from '../install/peer.ts'
import { runLogged } from '../measure/run.ts'
import { logFile, type Session } from './session.ts'
import { measureByTurns, type TurnsResult } from './turns.ts'

/** Results of one run of Lighthouse. Scores range from 0 to 100; times are in milliseconds. */
export interface Audit {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
}

export type LighthouseResult = TurnsResult<Audit>

/** Version of Node.js that Lighthouse 13 needs. */
export const LIGHTHOUSE_NODE = '22.19.0'

/** Runs Lighthouse (mobile, simulated throttling) on the measured page of each built site. */
export async function compareLighthouse(session: Session): Promise<LighthouseResult[]> {
  const dir = join(session.cacheDir, 'lighthouse')
  await session.progress.step('lighthouse', 'install', () =>
    installPeer('lighthouse', dir, logFile('lighthouse', 'install')),
  )
  const chromium = await findChromium()
  const cli = join(dir, 'node_modules/lighthouse/cli/index.js')
  const { route } = session.page
  return measureByTurns(session, 'lighthouse', ({ generator, server }) =>
    runLighthouse(session, generator.id, cli, chromium, server.url + route),
  )
}

async function runLighthouse(
  { node, cacheDir }: Session,
  id: string,
  cli: string,
  chromium: string,
  url: string,
) {
  const report = join(cacheDir, 'lighthouse-reports', `${id}.json`)
  await mkdir(dirname(report), { recursive: true })
  await runLogged({
    command: node,
    args: [
      cli,
      url,
      '--quiet',
      '--no-enable-error-reporting',
      '--form-factor=mobile',
      '--throttling-method=simulate',
      '--only-categories=performance,accessibility,best-practices,seo',
      '--output=json',
      `--output-path=${report}`,
      `--chrome-flags=${['--headless=new', ...FLAGS].join(' ')}`,
    ],
    cwd: cacheDir,
    env: {
      ...process.env,
      CHROME_PATH: chromium,
      PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
    },
    logFile: logFile(id, 'lighthouse'),
    timeoutSeconds: 300,
  })
  return readReport(JSON.parse(await readFile(report, 'utf8')) as LighthouseReport)
}

/** The part of Lighthouse's JSON output that is used. */
interface LighthouseReport {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  runtimeError?: { message: string }
}

/** The figures in a Lighthouse report. */
export function readReport({ categories, audits, runtimeError }: LighthouseReport): Audit {
  if (runtimeError) throw new Error(runtimeError.message)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}
