import type { Plugin } from 'vite'
import { dirname, isBelow, resolve, slashed } from '../shared/node/paths.ts'
import type { ComponentName } from '../config/components.ts'
import { belowSite } from '../files/paths.ts'
import { SOURCE_DIR, sourceFile } from '../files/source-dir.ts'
import { moduleId } from './virtual-modules.ts'
import type { Replacement } from '../shared/records/bundles.ts'

interface Original {
  /** Module below `src`. */
  module: string
  /** Name of its export. */
  exported: string
}

const inTheme = (module: string, exported: string): Original => ({
  module: `theme/${module}`,
  exported,
})

/** Where the originals are. */
const ORIGINALS: Record<ComponentName, Original> = {
  AnnouncementBar: inTheme('AnnouncementBar/AnnouncementBar.tsx', 'AnnouncementBar'),
  Brand: inTheme('Navbar/Brand.tsx', 'Brand'),
  Breadcrumbs: inTheme('Breadcrumbs/Breadcrumbs.tsx', 'Breadcrumbs'),
  CategoryIndex: inTheme('CategoryIndex/CategoryIndexPage.tsx', 'default'),
  CollapsedTableOfContents: inTheme(
    'TableOfContents/TableOfContents.tsx',
    'CollapsedTableOfContents',
  ),
  ColorModeToggle: inTheme('ColorMode/ColorModeToggle.tsx', 'ColorModeToggle'),
  CopyMarkdown: inTheme('DocFooter/PageActions.tsx', 'CopyMarkdown'),
  DocFooter: inTheme('DocFooter/DocFooter.tsx', 'DocFooter'),
  DocLayout: inTheme('App/layouts.tsx', 'DocLayout'),
  DocNotices: inTheme('DocNotices/DocNotices.tsx', 'DocNotices'),
  EditLink: inTheme('DocFooter/PageActions.tsx', 'EditLink'),
  Footer: inTheme('Footer/Footer.tsx', 'Footer'),
  Icon: inTheme('Icon/Icon.tsx', 'Icon'),
  LastUpdated: inTheme('DocFooter/LastUpdated.tsx', 'LastUpdated'),
  Link: inTheme('Link/Link.tsx', 'Link'),
  Logo: inTheme('Logo/Logo.tsx', 'Logo'),
  MobileMenu: inTheme('MobileMenu/MobileMenu.tsx', 'MobileMenu'),
  Navbar: inTheme('Navbar/Navbar.tsx', 'Navbar'),
  NavbarItem: inTheme('Navbar/NavbarItemView.tsx', 'NavbarItemView'),
  OpenIn: inTheme('DocFooter/PageActions.tsx', 'OpenIn'),
  PageChanges: inTheme('DocFooter/LastUpdated.tsx', 'PageChanges'),
  PageLayout: inTheme('App/layouts.tsx', 'PageLayout'),
  PageStatus: inTheme('PageStatus/PageStatus.tsx', 'PageStatus'),
  Pagination: inTheme('DocFooter/Pagination.tsx', 'Pagination'),
  SearchButton: inTheme('search/entry/SearchButton.tsx', 'SearchButton'),
  Sidebar: inTheme('Sidebar/SidebarPane.tsx', 'SidebarPane'),
  SidebarItems: inTheme('Sidebar/SidebarItems.tsx', 'SidebarItems'),
  SkipLink: inTheme('SkipLink/SkipLink.tsx', 'SkipLink'),
  TableOfContents: inTheme('TableOfContents/TableOfContents.tsx', 'TableOfContents'),
}

/** The components that render navbar items, and whether they do it for the mobile menu. */
const ITEMS = new Map([
  ['theme/Navbar/NavbarItemView.tsx', { exported: 'NavbarItemView', mobile: false }],
  ['theme/MobileMenu/MenuItem.tsx', { exported: 'MenuItem', mobile: true }],
])

/** Modules of docent that a bundle with these replacements imports in addition. */
export function modulesOf(replaced: readonly Replacement[]): string[] {
  return replaced.length === 0
    ? []
    : ['theme/replacement.tsx', OWN_ITEMS, ...originalModules(replaced)].map(sourceFile)
}

const OWN_ITEMS = 'theme/Navbar/own-items.tsx'

function originalModules(replaced: readonly Replacement[]): string[] {
  return [
    ...new Set(
      replaced.flatMap(({ name }) => (isType(name) ? [...ITEMS.keys()] : originalOf(name).module)),
    ),
  ]
}

const isType = (name: string): boolean => name.startsWith('custom-')
const originalOf = (name: string): Original => ORIGINALS[name as ComponentName]

/** Prefix of the virtual modules that take the place of a module with a replaced component. */
const REPLACED = 'replaced/'
/** These two import the shell's components as they're replaced or not; everything else outside docent gets originals. */
const SERVER = moduleId('server')
const PUBLIC = sourceFile('theme/originals.ts')

/** ID of the module that takes the place of an import in docent's code; undefined if it has no replaced component. */
export function replacedImport(
  specifier: string,
  from: string,
  replaced: readonly Replacement[],
): string | undefined {
  const importer = slashed(from)
  if (replaced.length === 0 || importer === PUBLIC) return undefined
  if (importer !== SERVER && !isBelow(importer, SOURCE_DIR)) return undefined
  const file = resolve(dirname(importer), specifier)
  const module = originalModules(replaced).find((path) => sourceFile(path) === file)
  return module && moduleId(REPLACED + module)
}

/**
 * Puts the site's components in place of the shell's. Only imports in docent's own code are redirected: the site's
 * import of `docent/theme` is the original. Without replacements, bundles are the same as without this plugin.
 */
export function replacedComponents(
  content: () => { siteDir: string; replaced: readonly Replacement[] },
): Plugin {
  const prefix = moduleId(REPLACED)
  return {
    name: 'docent-replaced-components',
    enforce: 'pre',
    resolveId: (specifier, importer = '') =>
      specifier.startsWith(prefix)
        ? specifier
        : replacedImport(specifier, importer, content().replaced),
    load(id) {
      if (!id.startsWith(prefix)) return undefined
      const { siteDir, replaced } = content()
      return moduleWith(replaced, id.slice(prefix.length), siteDir)
    },
  }
}

const js = JSON.stringify

/** A module with the exports of the original, some of which are replaced. */
function moduleWith(replaced: readonly Replacement[], module: string, siteDir: string): string {
  const lines = [
    `import { replacement } from ${js(sourceFile('theme/replacement.tsx'))}`,
    `import * as original from ${js(sourceFile(module))}`,
    `export * from ${js(sourceFile(module))}`,
  ]
  /** The code of a site's component. */
  const importName = ({ name, file }: Replacement): string => {
    const at = `own${lines.length}`
    lines.push(`import * as ${at} from ${js(file)}`)
    const option = `${isType(name) ? 'navbar.itemTypes' : 'components'}.${name}`
    return `replacement(${js({ option, file: belowSite(file, siteDir) })}, ${at})`
  }
  const exported = new Map<string, string>()
  for (const component of replaced) {
    if (isType(component.name) || originalOf(component.name).module !== module) continue
    exported.set(originalOf(component.name).exported, importName(component))
  }
  const items = ITEMS.get(module)
  const types = replaced.filter(({ name }) => isType(name))
  if (items && types.length > 0) {
    const record = types.map((type) => `${js(type.name)}: ${importName(type)}`)
    const base = exported.get(items.exported) ?? `original.${items.exported}`
    lines.push(`import { withOwnItems } from ${js(sourceFile(OWN_ITEMS))}`)
    exported.set(items.exported, `withOwnItems(${base}, { ${record.join(', ')} }, ${items.mobile})`)
  }
  const values = [...exported].map(
    ([name, value], index) => `const value${index} = ${value}\nexport { value${index} as ${name} }`,
  )
  return [...lines, ...values].join('\n')
}
