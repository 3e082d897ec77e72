import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SymbolFlags } from '../../../../scripts/compiler.ts'
import { components } from '../../src/config/components.ts'
import { withSources } from './sources.ts'

const PACKAGE = join(import.meta.dirname, '../..')
const REPOSITORY = join(PACKAGE, '../..')

/** The exports that sites may import. A name is removed only in a new major version. */
const EXPORTS: Record<string, { file: string; names: string[] }> = {
  docent: {
    file: 'index.ts',
    names: [
      'Badge',
      'Card',
      'Cards',
      'Feed',
      'Field',
      'Fields',
      'FileTree',
      'Hero',
      'OldAnchors',
      'PageData',
      'Redirect',
      'SearchField',
      'SiteData',
      'Steps',
      'UserConfig',
      'UserSidebars',
      'defineConfig',
      'island',
      'storage',
      'useMessages',
      'usePage',
      'useSite',
    ],
  },
  'docent/config': {
    file: 'config/site-config.ts',
    names: ['Feed', 'OldAnchors', 'Redirect', 'UserConfig', 'UserSidebars', 'defineConfig'],
  },
  'docent/plugin': {
    file: 'config/plugins/index.ts',
    names: [
      'ArticleImage',
      'BuiltPage',
      'BuiltSite',
      'CommandCall',
      'Config',
      'ConfigContext',
      'DocentError',
      'DrawnImage',
      'ErrorLocation',
      'Fence',
      'FenceResult',
      'Finding',
      'FrontMatter',
      'HeadTags',
      'Hooks',
      'Hosting',
      'ImageFormat',
      'ImageSourcesContext',
      'ImageVariant',
      'InterfaceContext',
      'OfferedImage',
      'OfferedImages',
      'PageChanges',
      'PageContext',
      'PageData',
      'PageHit',
      'PageImage',
      'PageList',
      'PageSource',
      'PagesContext',
      'Plugin',
      'PluginCommand',
      'PluginDefinition',
      'PluginFile',
      'PluginFlag',
      'PluginMessages',
      'PluginOption',
      'PluginPage',
      'PluginPages',
      'PluginSearch',
      'PluginSidebarItem',
      'ResultPage',
      'ResultStore',
      'SearchAnswer',
      'SearchArea',
      'SearchPage',
      'SearchProvider',
      'SearchRequest',
      'SearchSetup',
      'SectionHit',
      'SectionText',
      'SiteData',
      'Slots',
      'TextPart',
      'UserConfig',
      'cleanPath',
      'createSlugger',
      'decodeEntities',
      'decodeSafely',
      'defineErrors',
      'definePlugin',
      'encodeAddress',
      'errorEntry',
      'escapeHtml',
      'isDocentError',
      'isExternal',
      'joinRoute',
      'linkAddress',
      'markdownPath',
      'nearest',
      'payloadPath',
      'searchAreas',
      'splitHref',
    ],
  },
  'docent/client': {
    file: 'app/index.ts',
    names: [
      'Badge',
      'Card',
      'Cards',
      'Field',
      'Fields',
      'FileTree',
      'Hero',
      'PageData',
      'SearchField',
      'SiteData',
      'Steps',
      'island',
      'storage',
      'useMessages',
      'usePage',
      'useSite',
    ],
  },
  'docent/browser': {
    file: 'shared/browser/index.ts',
    names: ['storage', 'trustedHtml', 'whenIdle'],
  },
  'docent/search': {
    file: 'search/index.ts',
    names: [
      'Engine',
      'IndexHead',
      'IndexSource',
      'RankingWeights',
      'ReadFile',
      'SearchAnswer',
      'SearchRequest',
      'WEIGHTS',
      'createEngine',
      'createIndexSource',
      'shardFile',
    ],
  },
  'docent/tools': {
    file: 'tools.ts',
    names: [
      'ConfigProblem',
      'configProblems',
      'filesBelow',
      'isDocusaurusModule',
      'isFrontMatterKey',
      'isPresent',
      'locateKeys',
      'pathFrom',
      'paths',
      'resolveImport',
      'writePath',
    ],
  },
  'docent/theme': {
    file: 'theme/index.ts',
    names: [
      ...Object.keys(components.shape),
      'Admonition',
      'Card',
      'Cards',
      'CategoryCards',
      'CodeBlock',
      'CodeFence',
      'Details',
      'Head',
      'TOCInline',
      'TabItem',
      'Tabs',
      'useCategory',
      'useColorMode',
      'PageData',
      'PropsOf',
      'SidebarData',
      'SiteData',
      'Slot',
      'useHydrated',
      'useMessages',
      'useNavigation',
      'usePage',
      'useSidebar',
      'useSite',
      'useTocHeadings',
    ].sort(),
  },
}

/** Code of sites and of packages, and documentation for their authors. */
const readers = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: REPOSITORY })
  .toString()
  .split('\n')
  .filter((file) =>
    /^(?:site|packages\/(?:docent\/(?:docs-site|test\/fixtures)|(?!docent\/)[\w-]+\/src))\//.test(
      file,
    ),
  )
  .filter((file) => /\.(?:tsx?|mdx?)$/.test(file) && existsSync(join(REPOSITORY, file)))
  .map((file) => readFileSync(join(REPOSITORY, file), 'utf8'))

/** Names that are imported from docent or that the documentation explains. */
const used = new Set(
  readers.flatMap((text) => [
    ...[...text.matchAll(/import\s(?:type\s)?\{([^}]*)\}\sfrom 'docent(?:\/\w+)?'/g)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.replace(/\btype\b/, '').trim()),
    ),
    ...[...text.matchAll(/`([A-Za-z]+)(?:\(\))?`/g)].map(([, name = '']) => name),
  ]),
)

const modules = withSources(join(import.meta.dirname, 'tsconfig.json'), ({ checker, exportsOf }) =>
  Object.entries(EXPORTS).map(([module, { file, names }]) => ({
    module,
    names,
    exports: [...exportsOf(join(PACKAGE, 'src', file))].map(([name, symbol]) => ({
      name,
      comment: checker.getDocumentationCommentOfSymbol(
        symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      ),
    })),
  })),
)

test('the package has an entry for each of these modules', () => {
  const { exports } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as {
    exports: Record<string, unknown>
  }
  expect(Object.keys(exports).filter((path) => path !== './package.json')).toEqual(
    modules.map(({ module }) => module.replace('docent', '.')),
  )
})

// @covers 11.24
test.each(modules)('$module exports what sites may import', ({ names, exports }) => {
  expect(exports.map(({ name }) => name).sort()).toEqual(names)
})

// @covers 11.24
test.each(modules)('each export of $module has a doc comment', ({ exports }) => {
  expect(exports.filter(({ comment }) => comment === '')).toEqual([])
})

// @covers 11.24
test.each(modules)('each export of $module is used by a site or explained', ({ exports }) => {
  expect(exports.filter(({ name }) => !used.has(name))).toEqual([])
})
