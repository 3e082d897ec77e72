import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { configuration } from '../../../data/configuration.ts'
import { environmentVariables } from '../../../data/environment-variables.ts'
import { errorMessages } from '../../../data/error-messages.ts'
import { sharedOptions } from '../../../data/options.ts'
import { pluginCategories, plugins } from '../../../data/plugins.ts'
import { releases } from '../../../data/changelog.ts'
import ConfigurationTable from '../ConfigurationTable.tsx'

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort()

describe('configuration', () => {
  it("has an anchor for every option that a command's default comes from", () => {
    const groups = sorted(
      configuration.map(({ group }) => group),
    ) as (typeof configuration)[0]['group'][]
    const html = groups
      .map((group) => renderToStaticMarkup(<ConfigurationTable group={group} />))
      .join('')
    for (const { config } of Object.values(sharedOptions)) {
      if (config) expect(html).toContain(`id="${config.toLowerCase()}"`)
    }
    const ids = [...html.matchAll(/<div id="([^"]+)"/g)].map((match) => match[1])
    expect(ids).toHaveLength(configuration.length)
    expect(new Set(ids).size).toBe(ids.length)
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

  it('lists every error on the page', () => {
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

  it('lists every release once with its changes, newest first', () => {
    const dates = releases.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
    for (const { version, changes } of releases) {
      const texts = changes.map(({ text }) => text)
      expect(texts, version).not.toEqual([])
      expect(new Set(texts).size, version).toBe(texts.length)
    }
  })

  it('assigns a category to every plugin', () => {
    const categories = pluginCategories.map(({ name }) => name)
    expect(sorted(plugins.map(({ category }) => category))).toEqual(sorted(categories))
  })
})
