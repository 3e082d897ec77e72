import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { packageName } from './names.ts'
import type { Plan } from './plan-site.ts'
import { PACKAGES, withPackages } from './packages.ts'
import { DEPENDENCIES, DEV_DEPENDENCIES, VERSION } from './versions.ts'

const CONFIG = 'docent.config.ts'
/** npm leaves files with these names out of packages, so they have other names in the templates. */
const RENAMED: Record<string, string> = { _gitignore: '.gitignore' }

/** All files of a new site by path. @param templates - folder of the templates */
export function siteFiles(plan: Plan, templates: string): Map<string, string> {
  const files = new Map([
    ['package.json', manifest(plan)],
    ...filesBelow(join(templates, 'shared')),
    ...filesBelow(join(templates, plan.template)),
    ...plan.packages.flatMap((name) => filesBelow(join(templates, 'packages', name))),
  ])
  files.set(CONFIG, withPackages(files.get(CONFIG) ?? '', plan.packages))
  for (const path of [CONFIG, 'README.md'])
    files.set(path, fill(files.get(path) ?? '', plan.title, path))
  return files
}

function filesBelow(dir: string): [path: string, text: string][] {
  if (!existsSync(dir)) return []
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const below = join(parentPath, RENAMED[name] ?? name).slice(dir.length + 1)
      return [below.split(sep).join('/'), readFileSync(join(parentPath, name), 'utf8')]
    })
}

function manifest({ dir, packages }: Plan): string {
  const chosen = packages.map((name) => PACKAGES[name])
  const content = {
    name: packageName(basename(dir)),
    private: true,
    type: 'module',
    scripts: {
      dev: 'docent dev',
      build: 'docent build',
      preview: 'docent preview',
      check: 'docent check && tsc',
      ...Object.assign({}, ...chosen.map(({ scripts }) => scripts)),
    },
    dependencies: {
      ...Object.fromEntries(packages.map((name) => [`@docent/${name}`, `^${VERSION}`])),
      ...Object.assign({}, ...chosen.map(({ dependencies }) => dependencies)),
      ...DEPENDENCIES,
    },
    devDependencies: DEV_DEPENDENCIES,
  }
  return `${JSON.stringify(content, undefined, 2)}\n`
}

/** Inserts the title into a file. In TypeScript, it's part of a string in single quotes. */
function fill(text: string, title: string, path: string): string {
  const written = path.endsWith('.ts') ? title.replace(/['\\]/g, '\\$&') : title
  return text.replaceAll('{{title}}', () => written)
}
