import { existsSync, readFileSync } from 'node:fs'
import type { DocFile, DocusaurusSite, InteractiveComponent } from './docusaurus-site.ts'
import { count, type Finding } from './migration-report.ts'
import { resolveSiteImport } from './modules.ts'
import { basename, posix, relative } from './paths.ts'

/** Default imports of components, with their path. */
const IMPORT = /^import\s+([A-Z]\w*)\s+from\s+['"]((?:@site\/|\.)[^'"]+)['"]/gm
const HOOK =
  /\buse(?:State|Reducer|Effect|LayoutEffect)\s*\(|\son(?:Click|Change|Submit|KeyDown|Input)=\{/

/**
 * Components that documents import and that need a script: they have state, effects, or handlers of events. As islands,
 * their props have to be JSON.
 */
export function interactiveComponents(
  pages: readonly DocFile[],
  siteDir: string,
): InteractiveComponent[] {
  const found = new Map<string, InteractiveComponent>()
  const needsScript = new Map<string, boolean>()
  for (const { file } of pages) {
    const text = readFileSync(file, 'utf8')
    for (const [, name = '', specifier = ''] of text.matchAll(IMPORT)) {
      const target = resolveSiteImport(specifier, file, siteDir)
      if (target.kind !== 'module' || !/\.[jt]sx?$/.test(target.file)) continue
      const module = target.file
      if (!needsScript.has(module)) needsScript.set(module, isInteractive(module))
      if (!needsScript.get(module)) continue
      const known = found.get(module)
      found.set(module, {
        name: known?.name ?? nameOf(module),
        file: module,
        pages: [...(known?.pages ?? []), file],
        hasJsonProps: (known?.hasJsonProps ?? true) && hasJsonProps(text, name),
      })
    }
  }
  return [...found.values()]
}

function isInteractive(module: string): boolean {
  if (!existsSync(module)) return false
  const text = readFileSync(module, 'utf8')
  return HOOK.test(text) && /export\s+default|module\.exports/.test(text)
}

/** Name of the component's file, or of its folder. */
function nameOf(module: string): string {
  const parts = module.split('/')
  const base = basename(module).replace(/\.\w+$/, '')
  return base === 'index' ? (parts.at(-2) ?? base) : base
}

/** Whether the props of all uses are text, numbers, and other values without functions and elements. */
function hasJsonProps(text: string, name: string): boolean {
  const uses = text.matchAll(
    new RegExp(`<${name}\\b((?:"[^"]*"|'[^']*'|\\{[^}]*\\}*|[^>])*)>`, 'g'),
  )
  return [...uses].every(
    ([, props = '']) => !/=>|\bfunction\b|<[A-Za-z]|=\{[A-Za-z_$][\w.$]*\}/.test(props),
  )
}

/** Offers components that need a script as islands, where their props allow it. */
export function islandOffers({ interactive, folder }: DocusaurusSite): Finding[] {
  return interactive.map(({ name, file, pages, hasJsonProps }) => {
    const path = relative(folder, file)
    const moved = `src/islands/${name}.${/\.tsx?$/.test(path) ? 'tsx' : 'jsx'}`
    const specifier = posix.join('..', relative('src', path)).replace(/\.\w+$/, '')
    const from = specifier.startsWith('.') ? specifier : `./${specifier}`
    return {
      kind: 'manual',
      subject: `${path}, on ${count(pages.length, 'page')}`,
      text: hasJsonProps
        ? `Readers get its HTML without its script. To make it an island, write ${moved}: import { island } from 'docent'; import ${name} from '${from}'; export default island(${name}) – and remove its import from the pages, which need none.`
        : `Readers get its HTML without its script. An island’s props are JSON: write a component in src/islands that has the functions or elements itself, and use it on the pages.`,
      file,
      line: 1,
    }
  })
}
