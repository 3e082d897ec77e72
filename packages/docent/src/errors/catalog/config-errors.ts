import { count, entry, quoted } from '../entry.ts'
import { didYouMean } from '../../shared/did-you-mean.ts'
import { isAbsolute } from '../../shared/node/paths.ts'

/** A problem in the configuration or in a file that it refers to. */
export interface ConfigProblem {
  /** Path of the option as in code: `navbar.items[2].type`. */
  path: string
  /** The path as a list of keys. */
  keys: readonly PropertyKey[]
  kind: 'missing' | 'unknown' | 'value'
  value: unknown
  /** The value as it would appear in code, shortened. */
  received: string
  fix: string
  /** Line in the file, if it was found. */
  line?: number
  /** The plugin whose `config` hook set the value. */
  plugin?: string
}

const FILES = 'docent.config.ts (or .mts, .js, .mjs)'

/** The configuration file and its values. */
export const configErrors = {
  missingSiteFolder: entry<{ dir: string }>({
    code: 'missing-site-folder',
    message: ({ dir }) => `The site folder ${dir} doesn't exist.`,
    hint: () =>
      `Run docent in a site's folder, or specify the folder: docent build --site path/to/site`,
  }),
  missingConfig: entry<{ siteDir: string }>({
    code: 'missing-config',
    message: ({ siteDir }) => `There is no configuration file in ${siteDir}.`,
    hint: () =>
      `Add ${FILES} with: export default defineConfig({ title: 'My docs', url: 'https://docs.example.com' })`,
  }),
  invalidHeaderLine: entry<{ text: string; problem: string }>({
    code: 'invalid-header-line',
    message: ({ text, problem }) => `The line "${text}" of _headers sets no header: ${problem}.`,
    hint: () =>
      'Write a path, and below it one indented line for each header, such as "  X-Frame-Options: DENY".',
  }),
  configFailed: entry<{ file: string; problem: string }>({
    code: 'config-failed',
    message: ({ problem }) => `The configuration failed to load: ${problem}`,
    hint: () => 'Correct the file, or install the package that it imports.',
  }),
  configWithoutDefault: entry<{ file: string; exports: readonly string[] }>({
    code: 'config-without-default',
    message: ({ exports }) =>
      exports.length === 0
        ? 'The configuration file exports nothing.'
        : `The configuration file has no default export, only ${quoted(exports)}.`,
    hint: () => 'Add a default export: export default defineConfig({ … })',
  }),
  invalidConfig: entry<{ problems: readonly ConfigProblem[] }>({
    code: 'invalid-config',
    message: ({ problems }) => report('The configuration', problems),
    hint: ({ problems }) => fixes(problems),
  }),
  viteOptionChanged: entry<{ option: string; value: string; received: unknown }>({
    code: 'vite-option-changed',
    message: ({ option, value, received }) =>
      `A Vite plugin in \`vite.plugins\` sets Vite's option \`${option}\` to ${JSON.stringify(received)}, but docent needs ${JSON.stringify(value)}.`,
    hint: () => 'Remove the plugin, or set its option that changes it.',
  }),
  unknownNavbarItemType: entry<{ type: string; known: readonly string[]; configPath: string }>({
    code: 'unknown-navbar-item-type',
    message: ({ type, configPath }) =>
      `The navbar item ${configPath} has the unknown type "${type}".`,
    hint: ({ type, known }) => `${didYouMean(type, known)}Known types: ${quoted(known)}.`,
  }),
  unreadableConfig: entry<{ path: string; problem: string }>({
    code: 'unreadable-config',
    message: ({ path, problem }) => `${path || 'The configuration'} ${problem}.`,
    hint: () =>
      'Write the value itself: plain objects, lists, strings, numbers, and true or false. Await promises before you export the configuration.',
  }),
  missingConfiguredFile: entry<{
    option: string
    path: string
    plugin?: string | undefined
    similar?: string | undefined
  }>({
    code: 'missing-configured-file',
    message: ({ option, path, plugin }) =>
      plugin === undefined
        ? `${option} is set to the file "${path}", which doesn't exist.`
        : `The plugin "${plugin}" sets ${option} to the file "${path}", which doesn't exist.`,
    hint: ({ option, path, plugin, similar }) =>
      (similar === undefined ? '' : `Did you mean "${similar}"? `) +
      (plugin === undefined
        ? `Add the file, or correct ${option}. The path in this message is relative to the site folder.`
        : /^(?:favicon|mdxComponents|(?:navbar|footer)\.logo)\b/.test(option)
          ? "Add the file to the site, because this option can't name a file of the plugin."
          : isAbsolute(path)
            ? 'Correct the path in the plugin. If the plugin is compiled, compile it first.'
            : 'Use the absolute path of one of the plugin\'s files: fileURLToPath(new URL("file.js", import.meta.url)). Other paths are relative to the site folder.'),
  }),
  invalidSidebarFile: entry<{ file: string; problems: readonly ConfigProblem[] }>({
    code: 'invalid-sidebar-file',
    message: ({ problems }) => report('The sidebar file', problems),
    hint: ({ problems }) => fixes(problems),
  }),
  invalidVersionsFile: entry<{ file: string; problem: string }>({
    code: 'invalid-versions-file',
    message: ({ problem }) => `The list of versions can't be read: ${problem}.`,
    hint: () =>
      'Make it a JSON list of names without repetition, newest first: ["2.0", "1.0"]. Write 2.0 or v2 instead of 2.',
  }),
  invalidRedirectsFile: entry<{ file: string; problems: readonly ConfigProblem[] }>({
    code: 'invalid-redirects-file',
    message: ({ problems }) => report('The redirects file', problems),
    hint: ({ problems }) => fixes(problems),
  }),
  invalidAnchorsFile: entry<{ file: string; problems: readonly ConfigProblem[] }>({
    code: 'invalid-anchors-file',
    message: ({ problems }) => report('The file with old anchors', problems),
    hint: ({ problems }) => fixes(problems),
  }),
  repeatedAnchorPage: entry<{ route: string }>({
    code: 'repeated-anchor-page',
    message: ({ route }) => `Two files have old anchors of the page "${route}".`,
    hint: () => 'Move all old anchors of the page to one of the files.',
  }),
  invalidFeedsFile: entry<{ file: string; problems: readonly ConfigProblem[] }>({
    code: 'invalid-feeds-file',
    message: ({ problems }) => report('The feeds file', problems),
    hint: ({ problems }) => fixes(problems),
  }),
}

/** Maximum number of problems in a message, because a list with invalid entries can have thousands. */
const LISTED = 20

/** What's wrong with a value: a sentence for one problem, a list for several. */
export function report(subject: string, problems: readonly ConfigProblem[]): string {
  const [only, ...others] = problems
  if (only && others.length === 0) return `${subject} is invalid: ${statement(only)}.`
  const list = problems.slice(0, LISTED).map((problem) => {
    const line = problem.line === undefined ? '' : `line ${problem.line}: `
    return `\n- ${line}${statement(problem)}\n  ${problem.fix}`
  })
  const more = problems.length - LISTED
  return `${subject} has ${count(problems.length, 'problem')}:${list.join('')}${more > 0 ? `\n- ... and ${more} more` : ''}`
}

/** The fix of a single problem, or where the fixes of several ones are. */
export function fixes(problems: readonly ConfigProblem[]): string {
  const [only, ...others] = problems
  if (only && others.length === 0) return only.fix
  return 'Correct these values. The fix for each is on the line below it.'
}

function statement({ path, kind, received, plugin }: ConfigProblem): string {
  const setter = plugin === undefined ? '' : `, which the plugin "${plugin}" sets,`
  if (kind === 'missing') return `${path} is missing`
  if (kind === 'unknown') return `${path}${setter} isn't a known option`
  return `${path}${setter} is ${received}`
}
