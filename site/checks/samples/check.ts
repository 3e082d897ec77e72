/** The type check of samples, from fences to findings and figures. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { compileProjects } from './compile.ts'
import { checkData } from './data.ts'
import { metaValue, type Fence } from '../page/fences.ts'
import { byPosition, type Finding } from './findings.ts'
import { DATA_LANGUAGES, SCRIPT_EXTENSIONS } from './languages.ts'
import { groupSamples, writeProject } from './projects.ts'

interface Result {
  findings: Finding[]
  /** Script samples that are meant to be correct. */
  scripts: number
  /** Samples in a data language. */
  data: number
  /** Script samples with `no-check`. */
  unchecked: Fence[]
}

// Inside the site, so that samples resolve its packages. Git and Prettier ignore it.
const CACHE = path.join(import.meta.dirname, '../../.cache/samples')

export async function checkSamples(fences: Fence[]): Promise<Result> {
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
  return {
    findings: findings.sort(byPosition),
    scripts: scripts.length,
    data: data.length,
    unchecked,
  }
}

/** Type-checks samples. Every run has its own folder, because several people may check at the same time. */
export async function compileSamples(fences: Fence[]) {
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

/** Samples with an unnecessary `no-check`, which pass together with the other samples on their page. */
export async function findNeedless(fences: Fence[]): Promise<Fence[]> {
  const scripts = fences.filter((fence) => SCRIPT_EXTENSIONS[fence.lang] && !isMistake(fence))
  const findings = await compileSamples(scripts)
  const failing = new Set(findings.map(({ fence }) => fence))
  return scripts.filter((fence) => isUnchecked(fence) && !failing.has(fence))
}

function isUnchecked(fence: Fence) {
  return metaValue(fence.meta, 'no-check') !== undefined
}

/** A sample that is intentionally wrong, which `check-sample-lint.ts` requires to break a rule or the types. */
function isMistake(fence: Fence) {
  return metaValue(fence.meta, 'mistake') !== undefined
}

function missingReasons(unchecked: Fence[]): Finding[] {
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
