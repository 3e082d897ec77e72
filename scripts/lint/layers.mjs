// Lint rule for the folders of packages/docent/src. The linter loads plugins without a build, so this is JavaScript.
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

const rule = {
  /** @param {{ filename: string, report: (problem: { node: unknown, message: string }) => void }} context */
  create(context) {
    const file = relative(sources, context.filename).split(sep).join('/')
    if (file.startsWith('..')) return {}
    /** @param {{ source?: { value: string } | null }} node */
    const check = (node) => {
      const message = node.source && importProblem(file, node.source.value)
      if (message) context.report({ node, message })
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check }
  },
}

export default { meta: { name: 'docent' }, rules: { layers: rule } }
