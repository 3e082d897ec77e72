import { writeValue } from './written-code.ts'
import { isRecord, type Options } from './docusaurus-site.ts'
import type { GeneratedFile } from './new-files.ts'

/** Options as files: the configuration, and a file for each long list that it can name by its path. */
export function writeOptions(options: Options): GeneratedFile[] {
  const files: GeneratedFile[] = []
  const moved = (path: string, value: unknown): string => {
    files.push({ path, text: `export default ${writeValue(value)}\n` })
    return path
  }
  const isOnly = !Array.isArray(options.docs)
  const docs = [options.docs]
    .flat()
    .filter(isRecord)
    .map((instance) => {
      const prefix = typeof instance.id === 'string' ? `${instance.id}-` : ''
      const withFile = (owner: Options, name: string): Options => {
        const { sidebars, ...others } = owner
        if (!isRecord(sidebars) || Object.keys(sidebars).length === 0) return owner
        return { ...others, sidebarPath: moved(`docent/${prefix}${name}.ts`, sidebars) }
      }
      const { versions, ...own } = withFile(instance, 'sidebars')
      if (!isRecord(versions)) return own
      const entries = Object.entries(versions).map(([name, version]) => [
        name,
        isRecord(version) ? withFile(version, `sidebars-${name}`) : version,
      ])
      return { ...own, versions: Object.fromEntries(entries) as Options }
    })
  const { redirects } = options
  const written = {
    ...options,
    docs: isOnly ? docs[0] : docs,
    ...(Array.isArray(redirects) &&
      redirects.length > 0 && { redirects: moved('docent/redirects.ts', redirects) }),
  }
  return [{ path: 'docent.config.ts', text: writeConfig(ordered(written)) }, ...files]
}

function writeConfig(options: Options): string {
  const value = writeValue(options)
  const imports = ["import { defineConfig } from 'docent/config'"]
  if (value.includes('z.object(')) imports.push("import { z } from 'zod'")
  return `${imports.join('\n')}\n\nexport default defineConfig(${value})\n`
}

const FIRST = [
  'title',
  'tagline',
  'url',
  'baseUrl',
  'favicon',
  'compat',
  'i18n',
  'docs',
  'navbar',
  'footer',
]

/** The most important options first, as an author would write them. */
function ordered(options: Options): Options {
  const names = [...FIRST.filter((name) => name in options), ...Object.keys(options)]
  return Object.fromEntries([...new Set(names)].map((name) => [name, options[name]]))
}
