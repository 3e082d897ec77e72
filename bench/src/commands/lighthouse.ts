import { mkdir, readFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { findChromium } from '../../../scripts/find-chromium.mjs'
import { FLAGS } from '../browser/chromium.ts'
import { installPeer } from '../install/peer.ts'
import { runLogged } from '../measure/run.ts'
import { serve } from '../serve/server.ts'
import { ensureBuilt } from './built-site.ts'
import type { Result } from './result.ts'
import { logFile, type Session } from './session.ts'
import type { Generator } from '../generators/generator.ts'

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

export interface LighthouseResult extends Result {
  audits: Audit[]
}

/** Version of Node.js that Lighthouse 13 needs. */
export const LIGHTHOUSE_NODE = '22.19.0'

/** Runs Lighthouse (mobile, simulated throttling) on the measured page of each built site. */
export async function compareLighthouse(session: Session): Promise<LighthouseResult[]> {
  const dir = join(session.cacheDir, 'lighthouse')
  await session.progress.step('lighthouse', 'install', () =>
    installPeer('lighthouse', dir, logFile('lighthouse', 'install')),
  )
  const chromium = await findChromium()
  const results: LighthouseResult[] = []
  for (const generator of session.generators) {
    results.push(
      await auditOne(
        session,
        generator,
        join(dir, 'node_modules/lighthouse/cli/index.js'),
        chromium,
      ),
    )
  }
  return results
}

async function auditOne(session: Session, generator: Generator, cli: string, chromium: string) {
  const { options, progress } = session
  const { route } = session.page
  const { id, label } = generator
  const result: LighthouseResult = { id, label, audits: [], failures: [] }
  let step = 'build'
  try {
    const server = await serve(await ensureBuilt(session, generator))
    try {
      step = 'lighthouse'
      for (let run = 1; run <= options.runs; run += 1) {
        const audit = () => runLighthouse(session, id, cli, chromium, server.url + route)
        result.audits.push(await progress.step(id, `lighthouse ${run} of ${options.runs}`, audit))
      }
    } finally {
      await server.close()
    }
  } catch (error) {
    result.failures.push({ step, message: (error as Error).message })
  }
  return result
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
