import { entry, listed, quoted, shortList } from '../entry.ts'
import { didYouMean } from '../../shared/did-you-mean.ts'
import { STORE_FIX } from '../../shared/known-packages.ts'
import { type ConfigProblem, fixes, report } from './config-errors.ts'

/** The site's plugins: their options, their hooks, and what their hooks return. */
export const pluginErrors = {
  repeatedPlugin: entry<{ plugin: string }>({
    code: 'repeated-plugin',
    message: ({ plugin }) => `The plugin "${plugin}" is in the configuration twice.`,
    hint: () => 'Remove one of them, or combine their options.',
  }),
  invalidPluginOptions: entry<{ plugin: string; problems: readonly ConfigProblem[] }>({
    code: 'invalid-plugin-options',
    message: ({ plugin, problems }) =>
      report(`The configuration of the plugin "${plugin}"`, problems),
    hint: ({ problems }) => fixes(problems),
  }),
  unknownHook: entry<{ plugin: string; hook: string; known: readonly string[] }>({
    code: 'unknown-hook',
    message: ({ plugin, hook }) =>
      `The plugin "${plugin}" has the hook "${hook}", which doesn't exist.`,
    hint: ({ hook, known }) => `${didYouMean(hook, known)}Hooks: ${quoted(known)}.`,
  }),
  invalidHook: entry<{
    plugin: string
    hook: string
    type: string
    received: string
  }>({
    code: 'invalid-hook',
    message: ({ plugin, hook, received }) =>
      `The hook "${hook}" of the plugin "${plugin}" is of the type ${received}.`,
    hint: ({ hook, type }) => `Make "${hook}" ${type}.`,
  }),
  hookFailed: entry<{ plugin: string; hook: string; problem: string }>({
    code: 'hook-failed',
    message: ({ plugin, hook, problem }) => `The plugin "${plugin}" failed in ${hook}: ${problem}`,
    hint: ({ plugin }) => `Correct the plugin or its options, or remove "${plugin}" from plugins.`,
  }),
  hookTimeout: entry<{ plugin: string; hook: string; seconds: number }>({
    code: 'hook-timeout',
    message: ({ plugin, hook, seconds }) =>
      `The hook "${hook}" of the plugin "${plugin}" didn't finish within ${seconds} seconds.`,
    hint: () =>
      'Find out what it waits for, or which loop has no end, or set a higher limit in pluginTimeout, in seconds.',
  }),
  invalidHookResult: entry<{ plugin: string; hook: string; problem: string; fix: string }>({
    code: 'invalid-hook-result',
    message: ({ plugin, hook, problem }) =>
      `The hook "${hook}" of the plugin "${plugin}" returned ${problem}.`,
    hint: ({ fix }) => fix,
  }),
  missingDataFile: entry<{ plugin: string; path: string; similar?: string | undefined }>({
    code: 'missing-data-file',
    message: ({ plugin, path }) =>
      `The plugin "${plugin}" reads the file "${path}", which doesn't exist.`,
    hint: ({ similar }) =>
      `${similar === undefined ? '' : `Did you mean "${similar}"? `}Add the file, or correct its path in the plugin or its options.`,
  }),
  invalidDataFile: entry<{
    plugin: string
    problem: string
    others?: readonly { problem: string; line: number }[]
    fix: string
  }>({
    code: 'invalid-data-file',
    message: ({ plugin, problem, others = [] }) =>
      others.length === 0
        ? `The plugin "${plugin}" can't use the file: ${problem}`
        : `The plugin "${plugin}" can't use the file:${listed([problem, ...others.map((other) => `${other.problem} (line ${other.line})`)])}`,
    hint: ({ fix }) => fix,
  }),
  repeatedImage: entry<{ route: string; plugins: readonly string[] }>({
    code: 'repeated-image',
    message: ({ route, plugins }) =>
      `Several plugins have an image for ${route}: ${quoted(plugins)}.`,
    hint: () => 'Remove one of the plugins from the configuration.',
  }),
  repeatedImageSources: entry<{ path: string; plugins: readonly string[] }>({
    code: 'repeated-image-sources',
    message: ({ path, plugins }) =>
      `Several plugins offer sources for the image ${path}: ${quoted(plugins)}.`,
    hint: () => 'Remove one of the plugins from the configuration.',
  }),
  imageNotEncoded: entry<{ path: string; problem: string }>({
    code: 'image-not-encoded',
    message: ({ path, problem }) => `The image ${path} can't be encoded: ${problem}`,
    hint: () =>
      'Open the image in another program to see whether it is damaged, and save it again, or exclude it in the options of the plugin that encodes images.',
  }),
  missingImageCharacters: entry<{
    plugin: string
    characters: readonly string[]
    route: string
  }>({
    code: 'missing-image-characters',
    message: ({ plugin, characters, route }) =>
      `The images of "${plugin}" leave out characters that no font has: ${shortList(characters.map(named))}. The first page with one is ${route}.`,
    hint: ({ plugin }) => `Add a font that has them to the options of "${plugin}".`,
  }),
  repeatedComponent: entry<{ component: string; plugins: readonly string[] }>({
    code: 'repeated-component',
    message: ({ component, plugins }) =>
      `Several plugins replace the component ${component}: ${quoted(plugins)}.`,
    hint: ({ component }) =>
      `Remove one of the plugins from the configuration, or choose the component in components.${component}.`,
  }),
  repeatedCommand: entry<{ command: string; plugins: readonly string[] }>({
    code: 'repeated-command',
    message: ({ command, plugins }) =>
      `Several plugins have the command "${command}": ${quoted(plugins)}.`,
    hint: () => 'Remove one of the plugins from the configuration.',
  }),
  repeatedSearch: entry<{ plugins: readonly string[] }>({
    code: 'repeated-search',
    message: ({ plugins }) => `Several plugins provide the search: ${quoted(plugins)}.`,
    hint: () => 'Remove one of the plugins from the configuration.',
  }),
  unusedSearchOption: entry<{ option: string; plugin: string }>({
    code: 'unused-search-option',
    message: ({ option, plugin }) =>
      `The plugin "${plugin}" provides the search, so \`${option}\` has no effect.`,
    hint: () => 'Remove the option or the plugin.',
  }),
  repeatedStore: entry<{ plugins: readonly string[] }>({
    code: 'repeated-store',
    message: ({ plugins }) => `Several plugins have a store for results: ${quoted(plugins)}.`,
    hint: () => 'Remove one of the plugins from the configuration.',
  }),
  storeFailed: entry<{ plugin: string; problem: string }>({
    code: 'store-failed',
    message: ({ plugin, problem }) => `The store of "${plugin}" can't be used: ${problem}.`,
    hint: () =>
      'The build continues without it and makes what is missing itself. Check the address of the store, its credentials, and its permissions.',
  }),
  shardWithoutStore: entry<{ plugin?: string | undefined }>({
    code: 'shard-without-store',
    message: ({ plugin }) =>
      plugin === undefined
        ? 'The flag "--shard" needs a store for the results, but no plugin has one.'
        : `The flag "--shard" needs a store for the results, but the store of "${plugin}" is only read.`,
    hint: ({ plugin }) =>
      plugin === undefined ? STORE_FIX : `Allow "${plugin}" to write, or build without --shard.`,
  }),
  unsharedArticles: entry<{ reason: 'files' | 'imports' }>({
    code: 'unshared-articles',
    message: ({ reason }) =>
      reason === 'files'
        ? "Other machines can't use this part's results, because Markdown plugins or components may read files that docent doesn't know about."
        : "Other machines can't use this part's articles, because a Markdown plugin adds imports, so each part has another bundle.",
    hint: ({ reason }) =>
      reason === 'files'
        ? 'List these files in buildInputs.'
        : 'Write the imports in the pages, or make the components available in all pages with mdxComponents.',
  }),
  pluginFinding: entry<{ plugin: string; problem: string; fix: string }>({
    code: 'plugin-finding',
    message: ({ plugin, problem }) => `${plugin}: ${problem}`,
    hint: ({ fix }) => fix,
  }),
}

/** @example named('漢') // '漢 (U+6F22)' */
function named(character: string): string {
  const code = character.codePointAt(0) ?? 0
  return `${character} (U+${code.toString(16).toUpperCase().padStart(4, '0')})`
}
