/**
 * Groups samples into TypeScript projects and writes them.
 *
 * JavaScript and TypeScript samples are checked by different rules, so a group of both becomes two
 * projects of the same files, and each reports on one language only.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { commandDeclarations, declaresGlobals } from './commands.ts'
import { metaValue, type Fence } from './fences.ts'
import { isJavaScript, SCRIPT_EXTENSIONS } from './languages.ts'
import { resultsApiDeclarations } from './results-api.ts'

interface Group {
  fences: Fence[]
  /** Which of them the project reports on. */
  javascript: boolean
}

export interface Project {
  /** Folder of the project, relative to the folder of the run. */
  name: string
  /** Which samples it reports on. */
  javascript: boolean
  /** By file, `project-0/sample-3.ts`, as the compiler reports it. */
  samples: Map<string, Fence>
}

// In a folder that the repository's own TypeScript project leaves out: its wildcards are for samples only.
const AMBIENT = path.join(import.meta.dirname, 'fixtures/ambient.d.ts')
/** APIs that the installed types don't have yet. */
export const NEWER_CYPRESS = path.join(import.meta.dirname, 'fixtures/newer-cypress.d.ts')
/** In the folder of the run. */
const RESULTS_API = 'results-api.d.ts'

/** Rules of a project that `tsc --init` sets up. */
export const STRICT = {
  target: 'esnext',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['esnext', 'dom', 'dom.iterable'],
  types: ['cypress', 'node'],
  jsx: 'react-jsx',
  strict: true,
  // Samples catch an error to print it; the check that strict mode wants would hide the idea.
  useUnknownInCatchVariables: false,
  allowJs: true,
  checkJs: true,
  resolveJsonModule: true,
  experimentalDecorators: true,
  skipLibCheck: true,
  noEmit: true,
}

/** Commands, options and their types are checked all the same; what needs a type annotation is not. */
export const JAVASCRIPT = {
  ...STRICT,
  noImplicitAny: false,
  strictNullChecks: false,
  strictFunctionTypes: false,
  strictPropertyInitialization: false,
}

/** One group for all pages that declare nothing, one for each page that does. */
export function groupSamples(fences: Fence[]): Group[] {
  const declaring = new Set(fences.filter(declaresGlobals).map((fence) => fence.page))
  const plain = fences.filter((fence) => !declaring.has(fence.page))
  const groups: Group[] = [true, false].map((javascript) => ({
    fences: plain.filter((fence) => isJavaScript(fence) === javascript),
    javascript,
  }))
  for (const page of declaring) {
    const own = fences.filter((fence) => fence.page === page)
    for (const javascript of [true, false]) groups.push({ fences: own, javascript })
  }
  return groups.filter(({ fences: own, javascript }) =>
    own.some((fence) => isJavaScript(fence) === javascript),
  )
}

/**
 * @param root Folder of the run.
 * @param name Folder of the project in it.
 */
export function writeProject(root: string, name: string, { fences, javascript }: Group): Project {
  mkdirSync(path.join(root, name), { recursive: true })
  const samples = new Map(
    fences.map((fence, index) => [
      `${name}/sample-${index}.${SCRIPT_EXTENSIONS[fence.lang]}`,
      fence,
    ]),
  )
  for (const [file, fence] of samples) writeFileSync(path.join(root, file), moduleText(fence))
  writeFileSync(path.join(root, name, 'commands.d.ts'), commandDeclarations(fences, javascript))
  return { name, javascript, samples }
}

/**
 * Writes the configurations: one for each project and one that refers to all, so that a single compiler
 * reads the shared declarations only once. Those of the Results API are made from its data.
 */
export function writeConfigs(root: string, projects: Project[]) {
  writeFileSync(path.join(root, RESULTS_API), resultsApiDeclarations())
  for (const { name, javascript, samples } of projects) {
    const declarations = [AMBIENT, NEWER_CYPRESS, `../${RESULTS_API}`, 'commands.d.ts']
    writeJson(path.join(root, name, 'tsconfig.json'), {
      compilerOptions: javascript ? JAVASCRIPT : STRICT,
      files: [...declarations, ...[...samples.keys()].map((file) => path.basename(file))],
    })
  }
  const references = projects.map(({ name }) => ({ path: `./${name}` }))
  writeJson(path.join(root, 'tsconfig.json'), { files: [], references })
}

function writeJson(file: string, value: unknown) {
  writeFileSync(file, JSON.stringify(value, null, 2))
}

/**
 * The text of a sample as a module. Two kinds must stay scripts: CommonJS modules, which an `export`
 * would contradict, and declaration files, whose namespaces are meant to be global.
 */
function moduleText(fence: Fence) {
  const code = fence.code.join('\n')
  const commonJs = isJavaScript(fence) && /\bmodule\.exports\b|^\s*exports\.\w+ =/m.test(code)
  const declaration =
    (metaValue(fence.meta, 'title') ?? '').endsWith('.d.ts') &&
    !/^\s*(?:import|export)\b/m.test(code)
  return commonJs || declaration ? `${code}\n` : `${code}\nexport {}\n`
}
