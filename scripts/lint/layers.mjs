// Lint rules for the imports of packages/docent/src, and of packages that extend docent. The linter loads plugins without
// a build, so this is JavaScript.
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = join(root, 'packages/docent/src')

/**
 * @typedef {object} Layers
 * @property {string[][]} levels folders by level, from the lowest
 * @property {string[]} browser folders that browsers run
 * @property {string[]} pure folders that receive records and read no files
 */

/** @type {Layers} */
export const layers = JSON.parse(readFileSync(join(root, 'packages/docent/layers.json'), 'utf8'))

/** @param {string} file below the sources @param {string[]} folders */
const isIn = (file, folders) => folders.some((folder) => file.startsWith(`${folder}/`))
/** @param {string} file */
const levelOf = (file) => layers.levels.findIndex((folders) => isIn(file, folders))
/** Files directly in `shared` run everywhere. @param {string} file */
const runsEverywhere = (file) => /^shared\/[^/]+$/.test(file) || isIn(file, layers.pure)

/**
 * What is wrong with an import, if anything.
 * @param {string} file that imports, relative to the sources
 * @param {string} specifier what it imports
 * @returns {string | undefined}
 */
export function importProblem(file, specifier) {
  const isBrowser = isIn(file, layers.browser)
  if (!specifier.startsWith('.')) {
    if (!specifier.startsWith('node:')) return undefined
    if (isBrowser) return `Browsers run ${dirname(file)}, so it can't import ${specifier}.`
    if (runsEverywhere(file))
      return `${dirname(file)} reads no files, so it can't import ${specifier}.`
    return undefined
  }
  const target = relative(sources, resolve(sources, dirname(file), specifier.replace(/\?.*$/, '')))
    .split(sep)
    .join('/')
  const [folder, targetFolder] = [file.split('/')[0], target.split('/')[0]]
  if (folder !== targetFolder && file.includes('/') && levelOf(target) >= levelOf(file))
    return `"${folder}" can't import "${targetFolder}", which isn't below it in packages/docent/layers.json.`
  const isBrowserSafe = isIn(target, layers.browser) || runsEverywhere(target)
  if (isBrowser && !isBrowserSafe)
    return `Browsers run ${dirname(file)}, so it can't import ${target}, which may need Node.js.`
  return undefined
}

const packages = join(root, 'packages')
/** What everybody may import of docent: `docent`, `docent/plugin`, and so on. */
const exported = Object.keys(
  JSON.parse(readFileSync(join(packages, 'docent/package.json'), 'utf8')).exports,
).map((path) => path.replace(/^\./, 'docent'))

/**
 * What is wrong with an import of a package that extends docent, if anything. Everybody can write such a package, so it
 * has to work with what docent exports.
 * @param {string} file that imports, relative to the packages: `hosts/src/index.ts`
 * @param {string} specifier what it imports
 * @returns {string | undefined}
 */
export function packageImportProblem(file, specifier) {
  const [name = '', folder] = file.split('/')
  if (folder !== 'src') return undefined
  if (/^docent(?:\/|$)/.test(specifier) && !exported.includes(specifier))
    return `A package can't import ${specifier}, which docent doesn't export.`
  if (!specifier.startsWith('.')) return undefined
  const target = relative(join(packages, name), resolve(packages, dirname(file), specifier))
  return target.startsWith('..')
    ? `A package can't import ${specifier}, which isn't its own file.`
    : undefined
}

/**
 * A rule about all imports of the files in a folder.
 * @param {string} folder
 * @param {(file: string, specifier: string) => string | undefined} problem of an import in a file below the folder
 */
const importRule = (folder, problem) => ({
  /** @param {{ filename: string, report: (problem: { node: unknown, message: string }) => void }} context */
  create(context) {
    const file = relative(folder, context.filename).split(sep).join('/')
    if (file.startsWith('..')) return {}
    /** @param {{ source?: { value: string } | null }} node */
    const check = (node) => {
      const message = node.source && problem(file, node.source.value)
      if (message) context.report({ node, message })
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check }
  },
})

export default {
  meta: { name: 'docent' },
  rules: {
    layers: importRule(sources, importProblem),
    'public-imports': importRule(packages, packageImportProblem),
  },
}
