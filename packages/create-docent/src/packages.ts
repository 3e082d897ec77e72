import { devDependencies as previewFonts } from '../../link-previews/package.json' with { type: 'json' }

const FONT = '@fontsource-variable/atkinson-hyperlegible-next'

/** A package of docent that a new site can have. */
interface Package {
  /** What it adds to the site. */
  text: string
  /** Names that the configuration imports. A package without them only has a command. */
  imports?: string
  /** Its entry in `plugins`, line by line. */
  plugin?: readonly string[]
  /** Its item in the navbar. */
  navbar?: string
  scripts?: Readonly<Record<string, string>>
  /** Other packages that the entry needs. */
  dependencies?: Readonly<Record<string, string>>
  /** Whether the entry does nothing until its comment has been followed. */
  isUnfinished?: true
}

const PLANS = {
  algolia: {
    text: 'Search in an index of the Algolia service',
    imports: 'algolia',
    plugin: [
      "// The IDs of your index, with a key that only permits searching. Until they're set, docent's own search is used.",
      'process.env.ALGOLIA_APP_ID',
      '  ? algolia({',
      '      appId: process.env.ALGOLIA_APP_ID,',
      "      apiKey: process.env.ALGOLIA_API_KEY ?? '',",
      "      indexName: process.env.ALGOLIA_INDEX ?? '',",
      '    })',
      '  : false,',
    ],
    isUnfinished: true,
  },
  analytics: {
    text: "Analytics services, with the readers' consent",
    imports: 'analytics',
    plugin: [
      'analytics({',
      '  // The measurement ID of your property, such as G-XXXXXXXXXX. Without an ID, nothing is loaded.',
      '  analytics: process.env.ANALYTICS_ID,',
      '}),',
    ],
    isUnfinished: true,
  },
  blog: {
    text: 'A blog',
    imports: 'blog',
    plugin: ['blog(),'],
    navbar: "{ label: 'Blog', to: '/blog', position: 'left' },",
  },
  diagrams: { text: 'Mermaid diagrams', imports: 'diagrams', plugin: ['diagrams,'] },
  hosts: {
    text: 'Configurations for nginx and Caddy',
    imports: 'caddy, nginx',
    plugin: ['nginx,', 'caddy,'],
  },
  images: { text: 'Smaller images', imports: 'images', plugin: ['images(),'] },
  'link-previews': {
    text: 'Images for links to pages',
    imports: 'linkPreviews',
    plugin: [
      'linkPreviews({',
      "  logo: 'favicon.svg',",
      '  fonts: {',
      '    text: [',
      `      '${FONT}/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',`,
      '    ],',
      '  },',
      '}),',
    ],
    dependencies: { [FONT]: previewFonts[FONT] },
  },
  mcp: { text: 'A server for AI agents (npm run mcp)', scripts: { mcp: 'docent mcp' } },
  's3-cache': {
    text: 'Results of builds in a bucket, for builds on several machines',
    imports: 's3Cache',
    plugin: [
      "// The name of your bucket. Until it's set, each machine builds the whole site.",
      'process.env.CACHE_BUCKET ? s3Cache({ bucket: process.env.CACHE_BUCKET }) : false,',
    ],
    isUnfinished: true,
  },
} satisfies Record<string, Package>

export type PackageName = keyof typeof PLANS

export const PACKAGES: Readonly<Record<PackageName, Package>> = PLANS

export const PACKAGE_NAMES = Object.keys(PLANS) as PackageName[]

/** The packages by name, for a list. */
export const PACKAGE_LIST = PACKAGE_NAMES.map(
  (name) => `  ${name.padEnd(22)}${PACKAGES[name].text}`,
)

/**
 * The packages that an answer such as `blog, diagrams` names, each once, in the order of the list.
 * @returns the first name that isn't in the list, if there is one
 */
export function packagesIn(text: string): PackageName[] | { unknown: string } {
  const names = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((name) => name.replace(/^@docent\//, ''))
  const unknown = names.find((name) => !Object.hasOwn(PACKAGES, name))
  return unknown === undefined ? PACKAGE_NAMES.filter((name) => names.includes(name)) : { unknown }
}

/** Replaces the markers of a template's configuration with the lines of packages. */
export function withPackages(config: string, names: readonly PackageName[]): string {
  const chosen = names.map((name) => ({ name, ...PACKAGES[name] }))
  const lines: Record<string, string[]> = {
    imports: chosen.flatMap(({ name, imports }) =>
      imports === undefined ? [] : `import { ${imports} } from '@docent/${name}'`,
    ),
    plugins: listOf(chosen.flatMap(({ plugin = [] }) => plugin)),
    navbar: chosen.flatMap(({ navbar = [] }) => navbar),
  }
  return config.replace(/^( *)\/\/ \{\{(\w+)\}\}\n/gm, (_, indent: string, marker: string) =>
    (lines[marker] ?? []).map((line) => `${indent}${line}\n`).join(''),
  )
}

function listOf(entries: string[]): string[] {
  return entries.length === 0 ? [] : ['plugins: [', ...entries.map((line) => `  ${line}`), '],']
}
