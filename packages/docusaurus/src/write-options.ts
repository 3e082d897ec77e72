import { type ConfigProblem, configProblems, writePath } from 'docent/tools'
import type { Conversion } from './conversion.ts'
import { isRecord, type Options } from './docusaurus-site.ts'
import type { Finding } from './migration-report.ts'
import { evaluated, type GeneratedFile, importsOf, writeValue } from './write-site.ts'

/** Writes options to files: the configuration, and a file for each long list that it can refer to by path. */
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
  const imports = [...importsOf(options), "import { defineConfig } from 'docent/config'"]
  return `${imports.join('\n')}\n\nexport default defineConfig(${value})\n`
}

const FIRST = ['title', 'tagline', 'url', 'baseUrl', 'favicon', 'i18n', 'docs', 'navbar', 'footer']

/** The most important options first, as an author would write them. */
function ordered(options: Options): Options {
  const names = [...FIRST.filter((name) => name in options), ...Object.keys(options)]
  return Object.fromEntries([...new Set(names)].map((name) => [name, options[name]]))
}

/** Maximum number of removed options, far more than any site needs. */
const MOST = 500

/** Removes the options that docent's schema rejects, so that the new site loads, and reports them. */
export function fitSchema(options: Options): Conversion {
  const findings: Finding[] = []
  let fitting: unknown = options
  for (let round = 0; round < MOST; round += 1) {
    const data = evaluated(fitting)
    const [problem] = configProblems(data)
    const keys = problem && removable(problem, data)
    // Only the author can add missing options at the top level. Loading the new configuration reports them.
    if (!problem || !keys) break
    findings.push({
      kind: 'manual',
      subject: `${writePath(keys)} in docent.config.ts`,
      text: `Left out. ${reasonOf(problem)}`,
    })
    fitting = without(fitting, keys)
  }
  return { options: fitting as Options, findings }
}

function reasonOf({ kind, path, received, fix }: ConfigProblem): string {
  if (kind === 'unknown') return 'docent has no such option.'
  return `${path} ${kind === 'missing' ? 'is missing' : `is ${received}`}. ${fix}`
}

/** The invalid value itself, or the value around a missing one. */
function removable({ keys, kind }: ConfigProblem, data: unknown): PropertyKey[] | undefined {
  const path = kind === 'missing' ? keys.slice(0, -1) : [...keys]
  while (path.length > 0 && valueAt(data, path) === undefined) path.pop()
  return path.length === 0 ? undefined : path
}

const valueAt = (value: unknown, keys: readonly PropertyKey[]): unknown =>
  keys.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  )

function without(value: unknown, [key, ...others]: readonly PropertyKey[]): unknown {
  if (key === undefined) return value
  const isLast = others.length === 0
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown, index) =>
      index !== key ? [entry] : isLast ? [] : [without(entry, others)],
    )
  }
  if (!isRecord(value)) return value
  const entries = Object.entries(value).filter(([name]) => !isLast || name !== key)
  return Object.fromEntries(
    entries.map(([name, entry]) => [name, name === key ? without(entry, others) : entry]),
  )
}
