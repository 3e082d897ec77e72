import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cli } from '../../../data/cli.ts'
import { configuration } from '../../../data/configuration.ts'
import { environmentVariables } from '../../../data/environment-variables.ts'
import { errorMessages } from '../../../data/error-messages.ts'
import { sharedOptions } from '../../../data/options.ts'
import { pluginCategories, plugins } from '../../../data/plugins.ts'
import { releases, type ChangeKind } from '../../../data/changelog.ts'
import ConfigurationTable from '../ConfigurationTable.tsx'

const cypress = new URL('../../../../node_modules/cypress/', import.meta.url)
const types = readFileSync(new URL('types/cypress.d.ts', cypress), 'utf8')
const executable = readFileSync(new URL('dist/cli.js', cypress), 'utf8')

/** Text of an interface of the published types. */
function interfaceOf(name: string): string {
  const start = types.indexOf(`  interface ${name}`)
  expect(start, name).toBeGreaterThan(-1)
  return types.slice(start, types.indexOf('\n  }\n', start))
}

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort()

describe('configuration', () => {
  const names = configuration.map(({ name }) => name)

  it('has every option of the published types', () => {
    // Objects and names that are internal, or gone since.
    const left = ['component', 'e2e', 'experimentalStudio', 'supportFolder']
    const published = [...interfaceOf('ResolvedConfigOptions').matchAll(/^ {4}(\w+)\??:/gm)]
      .map((match) => match[1] ?? '')
      .filter((name) => !left.includes(name))
    expect(published.filter((name) => !names.includes(name))).toEqual([])
  })

  it('marks what suites and tests may change', () => {
    const published = interfaceOf('SuiteConfigOverrides').matchAll(/'(\w+)'|^ {4}(\w+)\?:/gm)
    const marked = configuration.filter(({ override }) => /test|suite/.test(override))
    expect(sorted(marked.map(({ name }) => name))).toEqual(
      sorted([
        ...[...published]
          .map((match) => match[1] ?? match[2] ?? '')
          // `browser` is no option of the file, and `env` cannot be set any more since 15.10.0.
          .filter((name) => name !== 'browser' && name !== 'env'),
        // Since 15.17.0.
        'expose',
      ]),
    )
  })

  it('has an anchor for every option that a command takes its default from', () => {
    const groups = sorted(
      configuration.map(({ group }) => group),
    ) as (typeof configuration)[0]['group'][]
    const html = groups
      .map((group) => renderToStaticMarkup(<ConfigurationTable group={group} />))
      .join('')
    for (const { config } of Object.values(sharedOptions)) {
      if (config) expect(html).toContain(`id="${config.toLowerCase()}"`)
    }
    const ids = [...html.matchAll(/<tr id="([^"]+)"/g)].map((match) => match[1])
    expect(ids).toHaveLength(configuration.length)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('command line', () => {
  it.each([
    ['run', 'addCypressRunCommand'],
    ['open', 'addCypressOpenCommand'],
  ])('has every flag of cypress %s', (command, source) => {
    const start = executable.indexOf(`const ${source} =`)
    const code = executable.slice(start, executable.indexOf('\n};', start))
    const flags = [...code.matchAll(/\.option\('(?:-\w, )?(--[\w-]+)/g)]
      .map((match) => match[1] ?? '')
      .filter((flag) => flag !== '--dev')
    expect(flags.length).toBeGreaterThan(5)
    const ours = cli[command]?.flags.map(({ flag }) => flag) ?? []
    expect(flags.filter((flag) => !ours.includes(flag))).toEqual([])
  })
})

describe('lists', () => {
  it.each([
    ['environment variables', environmentVariables.map(({ name }) => name.toLowerCase())],
    ['error messages', errorMessages.map(({ id }) => id)],
    ['releases', releases.map(({ version }) => version)],
    ['plugins', plugins.map(({ name }) => name)],
  ])('names each of the %s once', (_, names) => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('has every error on the page', () => {
    const page = readFileSync(
      new URL('../../../docs/app/references/error-messages.mdx', import.meta.url),
      'utf8',
    )
    const missing = errorMessages.filter(
      ({ id, group }) =>
        !page.includes(`<ErrorMessage id="${id}"`) &&
        !page.includes(`<ErrorMessages group="${group}"`),
    )
    expect(missing).toEqual([])
  })

  it('names no more changes of a kind than a release has', () => {
    for (const { version, counts, changes } of releases) {
      for (const kind of new Set(changes.map((change) => change.kind))) {
        const named = changes.filter((change) => change.kind === kind).length
        expect(named, `${version} ${kind}`).toBeLessThanOrEqual(counts[kind as ChangeKind] ?? 0)
      }
    }
  })

  it('puts every plugin into a category', () => {
    const categories = pluginCategories.map(({ name }) => name)
    expect(sorted(plugins.map(({ category }) => category))).toEqual(sorted(categories))
  })
})
