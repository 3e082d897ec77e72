/** Runs the native TypeScript compiler on sample projects and maps its errors back to the pages. */

import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { locate, type Finding } from './findings.ts'
import { isJavaScript } from './languages.ts'
import { isTolerated, type Problem as BaseProblem } from './leniency.ts'
import { writeConfigs, type Project } from './projects.ts'

type Problem = BaseProblem & { file: string }

const require = createRequire(import.meta.url)
const TSC = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc')
// There are many small projects. Compiling several at once with one core each is twice as fast as compiling one at a
// time with all cores.
const ARGUMENTS = [
  TSC,
  '--build',
  '--pretty',
  'false',
  '--checkers',
  '1',
  '--builders',
  String(availableParallelism()),
]

/**
 * The findings of all projects. If a file has a syntax error, the compiler reports nothing else about its project, so
 * such samples are reported and removed, and the rest of their projects is compiled again.
 *
 * @param root folder that contains the projects
 */
export async function compileProjects(root: string, projects: Project[]): Promise<Finding[]> {
  const findings: Finding[] = []
  let rest = projects
  while (rest.length > 0) {
    writeConfigs(root, rest)
    const problems = readProblems(await runCompiler(root))
    const broken = new Set(problems.filter(isSyntaxError).map((problem) => problem.file))
    const again: Project[] = []
    for (const project of rest) {
      const retry = [...project.samples.keys()].some((file) => broken.has(file))
      const own = problems.filter(({ file }) => file.startsWith(`${project.name}/`))
      const reported = retry ? own.filter(isSyntaxError) : own
      findings.push(...reported.flatMap((problem) => toFinding(problem, project)))
      if (retry) again.push(withoutSamples(project, broken))
    }
    rest = again.filter((project) => project.samples.size > 0)
  }
  return findings
}

function isSyntaxError(problem: Problem) {
  return /^TS1\d{3}$/.test(problem.code)
}

function withoutSamples({ samples, ...project }: Project, files: Set<string>): Project {
  return { ...project, samples: new Map([...samples].filter(([file]) => !files.has(file))) }
}

function runCompiler(root: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ARGUMENTS, { cwd: root })
    let output = ''
    child.stdout.on('data', (data) => (output += data))
    child.stderr.on('data', (data) => (output += data))
    child.on('error', reject)
    child.on('close', () => resolve(output))
  })
}

/**
 * Parses the compiler's plain output. A line without a file means that a project itself is invalid and nothing was
 * checked, which is an error of the check.
 */
export function readProblems(output: string): Problem[] {
  const problems: Problem[] = []
  for (const text of output.split(/\r?\n/)) {
    const match = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/.exec(text)
    const last = problems.at(-1)
    if (match) {
      const [, file = '', line, column, code = '', message = ''] = match
      if (!/^project-\d+\/sample-/.test(file)) throw new Error(`Not a sample: ${text}`)
      problems.push({ file, line: Number(line), column: Number(column), code, message })
    } else if (/^\s+\S/.test(text) && last) {
      last.message += `\n${text}`
    } else if (text.trim()) {
      throw new Error(`The TypeScript compiler failed: ${text}`)
    }
  }
  return problems
}

function toFinding(problem: Problem, { samples, javascript }: Project): Finding[] {
  const fence = samples.get(problem.file)
  if (!fence || isJavaScript(fence) !== javascript) return []
  return isTolerated(problem, fence) ? [] : [locate(fence, problem)]
}
