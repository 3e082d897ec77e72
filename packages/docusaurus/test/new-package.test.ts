import { expect, test } from 'vitest'
import { packageFiles } from '../src/new-package.ts'
import { siteWith } from './test-sites.ts'

test('packages stay, except for those of Docusaurus that the code of the site does not use', () => {
  const names = ['clsx', '@docusaurus/core', '@docusaurus/theme-common', 'prism-react-renderer']
  const dependencies = Object.fromEntries(names.map((name) => [name, '^1.0.0']))
  const keptOf = (imported: string[]): string[] => {
    const [file] = packageFiles(
      siteWith({}, { dependencies, imported: new Set(imported) }),
      {},
      '/out',
    )
    const kept = JSON.parse(file?.text ?? '{}') as { dependencies: Record<string, string> }
    return names.filter((name) => name in kept.dependencies)
  }
  expect(keptOf([])).toEqual(['clsx'])
  expect(keptOf(['prism-react-renderer', '@docusaurus/theme-common'])).toEqual([
    'clsx',
    'prism-react-renderer',
  ])
})
