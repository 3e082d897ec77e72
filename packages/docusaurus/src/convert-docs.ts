import { z } from 'zod'
import { isFrontMatterKey, writePath } from 'docent/tools'
import {
  combine,
  type Conversion,
  convert,
  dropped,
  elsewhere,
  manual,
  NOTHING,
  type Rule,
  same,
  when,
} from './conversion.ts'
import { convertEditUrl } from './convert-addresses.ts'
import { convertSidebars } from './convert-sidebars.ts'
import { convertVersions } from './convert-versions.ts'
import {
  asList,
  type DocFile,
  type DocsInstance,
  type DocusaurusSite,
  type Options,
} from './docusaurus-site.ts'
import type { Finding } from './migration-report.ts'
import { docsPath, EXCLUDED, newDocsPath } from './read-docs-instances.ts'
import { Code } from './write-site.ts'

/** Docusaurus's defaults that differ from docent's. */
const DEFAULTS: Options = {
  path: 'docs',
  routeBasePath: 'docs',
  breadcrumbs: true,
  showLastUpdateTime: false,
  showLastUpdateAuthor: false,
  showLastChanges: false,
}

/**
 * Converts a docs instance with its sidebars, versions, and front matter.
 * @param out folder of the new site
 */
export function convertDocs(instance: DocsInstance, site: DocusaurusSite, out: string): Conversion {
  const { id, options, keys } = instance
  const path = newDocsPath(options, site.folder, out)
  const isFarAway = path !== docsPath(options, site.folder)
  const rules: Record<string, Rule> = {
    id: same('id'),
    path: (value, at) =>
      value === path
        ? same('path')(value, at)
        : {
            options: { path },
            findings: [
              { kind: 'converted', subject: writePath(at), text: `path: "${path}"`, keys: at },
            ],
          },
    routeBasePath: same('routeBasePath'),
    breadcrumbs: same('breadcrumbs'),
    showLastUpdateTime: same('showLastUpdateTime'),
    showLastUpdateAuthor: same('showLastUpdateAuthor'),
    onlyIncludeVersions: same('onlyIncludeVersions'),
    editUrl: isFarAway
      ? manual(
          'The new folder isn’t next to the site, so docent appends a different path to `editUrl`. Set `editUrl` so that the result is the address of the file.',
        )
      : convertEditUrl(path, site.folder),
    editCurrentVersion: when(
      Boolean,
      manual('"Edit this page" leads to the version that is shown.'),
      elsewhere,
    ),
    editLocalizedFiles: dropped('"Edit this page" leads to the file that is shown.'),
    sidebarCollapsible: elsewhere,
    sidebarCollapsed: elsewhere,
    sidebarPath: elsewhere,
    versions: elsewhere,
    lastVersion: elsewhere,
    includeCurrentVersion: elsewhere,
    disableVersioning: elsewhere,
    include: manual(
      'docent reads all `.md` and `.mdx` files in the folder. Move the others out of it.',
    ),
    exclude: (value, at) => {
      const others = asList(value).filter((pattern) => !EXCLUDED.includes(String(pattern)))
      return others.length === 0 ? NOTHING : same('exclude')(others, at)
    },
    sidebarItemsGenerator: manual(
      'Options that are functions can’t be migrated. Write out the sidebar.',
    ),
    numberPrefixParser: when(
      (value) => value === true,
      elsewhere,
      manual(
        'docent removes number prefixes from routes. Give files with a number at the start a `slug` and an `id`.',
      ),
    ),
    remarkPlugins: elsewhere,
    rehypePlugins: elsewhere,
    recmaPlugins: elsewhere,
    beforeDefaultRemarkPlugins: elsewhere,
    beforeDefaultRehypePlugins: elsewhere,
    admonitions: when(
      (value) => value !== false,
      elsewhere,
      manual('docent always reads admonitions. Where `:::` is text, put it in code.'),
    ),
    docsRootComponent: manual('The layout can’t be replaced.'),
    docRootComponent: manual('The layout can’t be replaced.'),
    docVersionRootComponent: manual('The layout can’t be replaced.'),
    docItemComponent: manual(
      'The layout can’t be replaced. Use `ArticleStart` and `ArticleEnd` in `mdxComponents`.',
    ),
    docCategoryGeneratedIndexComponent: manual('The layout can’t be replaced.'),
    docTagsListComponent: dropped('docent has no tag pages.'),
    docTagDocListComponent: dropped('docent has no tag pages.'),
    tagsBasePath: dropped('docent has no tag pages.'),
    tags: dropped('docent has no tag pages.'),
    onInlineTags: dropped('docent has no tag pages.'),
  }
  const base: Conversion = {
    options: { ...(id !== 'default' && { id }), ...DEFAULTS, path },
    findings: [],
  }
  return combine([
    base,
    convert(options, keys, rules),
    convertVersions(instance, path),
    convertAllSidebars(instance),
    convertFrontMatter(instance),
  ])
}

/** Sidebars of all versions. */
function convertAllSidebars({ keys, options, disk }: DocsInstance): Conversion {
  if (options.sidebarPath === false) {
    const at = [...keys, 'sidebarPath']
    return {
      options: { sidebars: {} },
      findings: [{ kind: 'converted', subject: writePath(at), text: 'sidebars: {}', keys: at }],
    }
  }
  const defaults = {
    collapsible: options.sidebarCollapsible !== false,
    collapsed: options.sidebarCollapsed !== false,
  }
  return combine(
    Object.entries(disk.sidebars).map(([version, source]): Conversion => {
      const { sidebars, findings } = convertSidebars(source, version, defaults)
      const isCurrent = version === 'current'
      const text = isCurrent ? 'docs.sidebars' : `docs.versions["${version}"].sidebars`
      return {
        options: isCurrent ? { sidebars } : { versions: { [version]: { sidebars } } },
        findings: [
          {
            kind: 'converted',
            subject: `sidebars of ${version}: ${Object.keys(sidebars).join(', ')}`,
            text,
            file: source.file,
            line: 1,
          },
          ...findings,
        ],
      }
    }),
  )
}

/** Front matter keys that docent doesn't know. The new configuration declares them with the types of their values. */
export function convertFrontMatter({ disk }: DocsInstance): Conversion {
  const { frontMatter, findings } = frontMatterOption(disk.pages, 'docs.frontMatter')
  return { options: frontMatter ? { frontMatter } : {}, findings }
}

/** Keys that docent has and Docusaurus hasn't: there, they are the site's own and have any values. */
const ONLY_DOCENTS = ['layout', 'schema_type', 'search_weight']

/**
 * A Zod object for keys of front matter that docent doesn't know.
 * @param option name of the option for the report
 * @param known keys that something else reads
 */
export function frontMatterOption(
  pages: readonly DocFile[],
  option: string,
  known: readonly string[] = [],
): { frontMatter?: Code; findings: Finding[] } {
  const uses = new Map<string, { values: unknown[]; file: string; line: number; files: number }>()
  for (const page of pages) {
    for (const { key, value, line } of page.frontMatter) {
      const isKnown = isFrontMatterKey(key) && !ONLY_DOCENTS.includes(key)
      if (isKnown || known.includes(key)) continue
      const use = uses.get(key)
      if (use) uses.set(key, { ...use, values: [...use.values, value], files: use.files + 1 })
      else uses.set(key, { values: [value], file: page.file, line, files: 1 })
    }
  }
  if (uses.size === 0) return { findings: [] }
  const keys = [...uses].sort(([a], [b]) => a.localeCompare(b))
  const shape = keys.map(([key, { values }]) => `${JSON.stringify(key)}: ${typeOf(values)}`)
  return {
    frontMatter: new Code(`z.object({ ${shape.join(', ')} })`, z.object({}), [
      "import { z } from 'zod'",
    ]),
    findings: keys.map(([key, { file, line, files }]): Finding => ({
      kind: 'converted',
      subject: `front matter ${key}`,
      text: `${option} (${files === 1 ? '1 page' : `${files} pages`})`,
      file,
      line,
    })),
  }
}

function typeOf(values: readonly unknown[]): string {
  const types = [...new Set(values.map(kindOf))].sort()
  const only = types.length === 1 ? types[0] : undefined
  return only === undefined ? 'z.unknown().optional()' : `${only}.optional()`
}

function kindOf(value: unknown): string {
  if (typeof value === 'string') return 'z.string()'
  if (typeof value === 'number') return 'z.number()'
  if (typeof value === 'boolean') return 'z.boolean()'
  const isTexts = Array.isArray(value) && value.every((entry) => typeof entry === 'string')
  return isTexts ? 'z.array(z.string())' : 'z.unknown()'
}
