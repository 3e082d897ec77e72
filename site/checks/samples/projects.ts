/**
 * Groups samples into TypeScript projects and writes them.
 *
 * JavaScript and TypeScript samples are checked by different rules. A group with both becomes two projects with the
 * same files, each of which reports on only one language.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { commandDeclarations, declaresGlobals } from './commands.ts'
import { metaValue, type Fence } from '../page/fences.ts'
import { isJavaScript, SCRIPT_EXTENSIONS } from './languages.ts'
import { resultsApiDeclarations } from './results-api.ts'

interface Group {
  fences: Fence[]
  /** The language that the project reports on. */
  javascript: boolean
}

export interface Project {
  /** Folder of the project, relative to the run's folder. */
  name: string
  /** Samples that it reports on. */
  javascript: boolean
  /** Samples by file, `project-0/sample-3.ts`, as the compiler reports it. */
  samples: Map<string, Fence>
}

// In a folder that the repository's TypeScript project excludes, because its wildcards are only for samples.
const AMBIENT = path.join(import.meta.dirname, 'fixtures/ambient.d.ts')
/** APIs that the installed types don't have yet. */
export const NEWER_CYPRESS = path.join(import.meta.dirname, 'fixtures/newer-cypress.d.ts')
/** In the run's folder. */
const RESULTS_API = 'results-api.d.ts'

/** The compiler options that `tsc --init` writes. */
export const STRICT = {
  target: 'esnext',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['esnext', 'dom', 'dom.iterable'],
  types: ['cypress', 'node'],
  jsx: 'react-jsx',
  strict: true,
  // Samples catch an error to print it. The type check that strict mode requires would obscure the example.
  useUnknownInCatchVariables: false,
  allowJs: true,
  checkJs: true,
  resolveJsonModule: true,
  experimentalDecorators: true,
  skipLibCheck: true,
  noEmit: true,
}

/** Commands, options, and their types are still checked, but type annotations aren't required. */
export const JAVASCRIPT = {
  ...STRICT,
  noImplicitAny: false,
  strictNullChecks: false,
  strictFunctionTypes: false,
  strictPropertyInitialization: false,
}

/** One group for all pages without declarations, and one for each page with declarations. */
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
 * @param root folder of the run
 * @param name folder of the project in it
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
 * Writes the configurations: one for each project, and one that refers to all of them, so that a single compiler reads
 * the shared declarations only once. The declarations of the Results API are generated from its data.
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
 * The text of a sample as a module. Two kinds must remain scripts: CommonJS modules, which `export` would turn into ES
 * modules, and declaration files, whose namespaces are meant to be global.
 */
function moduleText(fence: Fence) {
  const code = fence.code.join('\n')
  const commonJs = isJavaScript(fence) && /\bmodule\.exports\b|^\s*exports\.\w+ =/m.test(code)
  const declaration =
    (metaValue(fence.meta, 'title') ?? '').endsWith('.d.ts') &&
    !/^\s*(?:import|export)\b/m.test(code)
  return commonJs || declaration ? `${code}\n` : `${code}\nexport {}\n`
}
