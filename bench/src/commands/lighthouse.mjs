import { mkdir, readFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { findChromium } from '../../../scripts/find-chromium.mjs'
import { FLAGS } from '../browser/chromium.mjs'
import { installPeer } from '../install/peer.mjs'
import { runLogged } from '../measure/run.mjs'
import { serve } from '../serve/server.mjs'
import { ensureBuilt } from './built-site.mjs'
import { logFile } from './session.mjs'

/**
 * @typedef {import('./session.mjs').Session} Session
 * @typedef {import('../generators/generator.mjs').Generator} Generator
 *
 * @typedef {object} Audit what one run of Lighthouse says; scores from 0 to 100, times in milliseconds
 * @property {number} performance
 * @property {number} accessibility
 * @property {number} bestPractices
 * @property {number} seo
 * @property {number} fcp
 * @property {number} lcp
 * @property {number} tbt
 * @property {number} cls
 *
 * @typedef {object} LighthouseResult
 * @property {string} id
 * @property {string} label
 * @property {Audit[]} audits
 * @property {{ step: string, message: string }[]} failures
 */

/** Node.js that Lighthouse 13 needs. */
export const LIGHTHOUSE_NODE = '22.19.0'

/**
 * Runs Lighthouse (mobile, simulated throttling) on the measured page of each built site.
 * @param {Session} session
 * @returns {Promise<LighthouseResult[]>}
 */
export async function compareLighthouse(session) {
  const dir = join(session.cacheDir, 'lighthouse')
  await session.progress.step('lighthouse', 'install', () =>
    installPeer('lighthouse', dir, logFile('lighthouse', 'install')),
  )
  const chromium = await findChromium()
  /** @type {LighthouseResult[]} */
  const results = []
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

/**
 * @param {Session} session
 * @param {Generator} generator
 * @param {string} cli
 * @param {string} chromium
 */
async function auditOne(session, generator, cli, chromium) {
  const { options, progress, route } = session
  const { id, label } = generator
  /** @type {LighthouseResult} */
  const result = { id, label, audits: [], failures: [] }
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
    result.failures.push({ step, message: /** @type {Error} */ (error).message })
  }
  return result
}

/**
 * @param {Session} session
 * @param {string} id
 * @param {string} cli
 * @param {string} chromium
 * @param {string} url
 */
async function runLighthouse({ node, cacheDir }, id, cli, chromium, url) {
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
  return readReport(JSON.parse(await readFile(report, 'utf8')))
}

/**
 * The figures of a Lighthouse report.
 * @param {{
 *   categories: Record<string, { score: number | null }>
 *   audits: Record<string, { numericValue?: number }>
 *   runtimeError?: { message: string }
 * }} report
 * @returns {Audit}
 */
export function readReport({ categories, audits, runtimeError }) {
  if (runtimeError) throw new Error(runtimeError.message)
  /** @param {string} name */
  const score = (name) => Math.round((categories[name]?.score ?? 0) * 100)
  /** @param {string} name */
  const value = (name) => audits[name]?.numericValue ?? Number.NaN
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
