/** The type check of samples: fences in, findings and figures out. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { compileProjects } from './compile.mjs'
import { checkData } from './data.mjs'
import { metaValue } from './fences.mjs'
import { byPlace } from './findings.mjs'
import { DATA_LANGUAGES, SCRIPT_EXTENSIONS } from './languages.mjs'
import { groupSamples, writeProject } from './projects.mjs'

/** @typedef {import('./fences.mjs').Fence} Fence */
/** @typedef {import('./findings.mjs').Finding} Finding */
/**
 * @typedef {object} Result
 * @property {Finding[]} findings
 * @property {number} scripts    Samples in a script language that are meant to be right.
 * @property {number} data       Samples in a data language.
 * @property {Fence[]} unchecked Script samples with `no-check`.
 */

// Inside the site, so that samples resolve its packages; ignored by git and Prettier.
const CACHE = path.join(import.meta.dirname, '../../.cache/samples')

/**
 * @param {Fence[]} fences
 * @returns {Promise<Result>}
 */
export async function checkSamples(fences) {
  const right = fences.filter((fence) => !isMistake(fence))
  const scripts = right.filter((fence) => SCRIPT_EXTENSIONS[fence.lang])
  const data = right.filter((fence) => DATA_LANGUAGES[fence.lang])
  const unchecked = scripts.filter(isUnchecked)
  const results = await Promise.all([
    compileSamples(scripts.filter((fence) => !isUnchecked(fence))),
    ...data.filter((fence) => !isUnchecked(fence)).map(checkData),
  ])
  const findings = [
    ...results.flat(),
    ...missingReasons([...unchecked, ...data.filter(isUnchecked)]),
  ]
  return { findings: findings.sort(byPlace), scripts: scripts.length, data: data.length, unchecked }
}

/**
 * Types of the samples. Every run has a folder of its own: several people may check at the same time.
 *
 * @param {Fence[]} fences
 */
export async function compileSamples(fences) {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(path.join(CACHE, 'run-'))
  try {
    const projects = groupSamples(fences).map((group, index) =>
      writeProject(folder, `project-${index}`, group),
    )
    return await compileProjects(folder, projects)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Samples whose `no-check` hides nothing: they pass beside the other samples of their page.
 *
 * @param {Fence[]} fences
 * @returns {Promise<Fence[]>}
 */
export async function findNeedless(fences) {
  const scripts = fences.filter((fence) => SCRIPT_EXTENSIONS[fence.lang] && !isMistake(fence))
  const findings = await compileSamples(scripts)
  const failing = new Set(findings.map(({ fence }) => fence))
  return scripts.filter((fence) => isUnchecked(fence) && !failing.has(fence))
}

/** @param {Fence} fence */
function isUnchecked(fence) {
  return metaValue(fence.meta, 'no-check') !== undefined
}

/**
 * A sample that is wrong on purpose: `check-sample-lint.ts` wants it to break a rule or the types.
 *
 * @param {Fence} fence
 */
function isMistake(fence) {
  return metaValue(fence.meta, 'mistake') !== undefined
}

/**
 * @param {Fence[]} unchecked
 * @returns {Finding[]}
 */
function missingReasons(unchecked) {
  return unchecked
    .filter((fence) => !metaValue(fence.meta, 'no-check'))
    .map((fence) => ({
      fence,
      page: fence.page,
      line: fence.fenceLine,
      column: 1,
      code: 'no-check',
      message: 'no-check needs a reason: no-check="shows the error"',
      source: `\`\`\`${fence.lang} ${fence.meta}`,
    }))
}
