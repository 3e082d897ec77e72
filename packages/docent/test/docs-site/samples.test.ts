import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withProject } from '../../../../scripts/compiler.ts'
import { loadConfig } from '../../src/config/index.ts'
import { docent } from '../support/docent.ts'
import { frontPage, guidePages, type GuidePage, type Sample } from './pages.ts'
import { writeBelow, writeSamples } from './sample-site.ts'

const CONFIG = 'docent.config.ts'

const isConfig = ({ file }: Sample): boolean => file === CONFIG
const isDocument = ({ file = '' }: Sample): boolean => /^docs\/.*\.mdx?$/.test(file)
const isTypeScript = ({ file = '' }: Sample): boolean => /\.tsx?$/.test(file)

const configured = guidePages.filter(({ samples }) => samples.some(isConfig))
/** Pages whose samples form a complete site. */
const sites = configured.filter(({ samples }) => samples.some(isDocument))

const byName = (pages: readonly GuidePage[]): [string, GuidePage][] =>
  pages.map((page) => [page.name, page])

const withFile = (sample: Sample, file: string): Sample => ({ ...sample, file })

test('the guide has samples of every kind', () => {
  expect(configured.length).toBeGreaterThan(8)
  expect(sites.length).toBeGreaterThan(5)
})

test.each(byName(configured))('docent accepts each configuration of %s', async (_, page) => {
  for (const config of page.samples.filter(isConfig)) {
    const site = writeSamples([...page.samples.filter((sample) => !isConfig(sample)), config])
    onTestFinished(site.delete)
    await expect(loadConfig(site.dir)).resolves.toMatchObject({ title: 'Acme Docs' })
  }
})

test.each(byName(sites))('docent builds the site of %s', async (_, page) => {
  const site = writeSamples(page.samples)
  onTestFinished(site.delete)
  const { code, stderr } = await docent(['check'], site.dir)
  expect(stderr).toBe('')
  expect(code).toBe(0)
})

test('the page of plugins.md that renders with a component shows the data of its file', async () => {
  const { samples } = sites.find(({ name }) => name === 'plugins.md') ?? { samples: [] }
  const site = writeSamples(samples)
  onTestFinished(site.delete)
  const { stderr } = await docent(['build'], site.dir)
  expect(stderr).toBe('')
  const html = readFileSync(join(site.dir, 'dist/team/index.html'), 'utf8')
  expect(html).toContain('<h1>Team</h1><dl><div><dt>Ada Lovelace</dt><dd>Documentation</dd></div>')
})

test('the TypeScript of all pages has no type errors', () => {
  const pages = [frontPage, ...guidePages].map((page): [string, Sample[]] => {
    const samples = page.samples.filter(isTypeScript)
    // Each configuration gets its own file, because their titles are the same.
    return [
      page.name,
      samples.map((sample, index) =>
        isConfig(sample) ? withFile(sample, `docent.config-${index}.ts`) : sample,
      ),
    ]
  })
  const samples = pages.flatMap(([name, own]) =>
    own.map((sample) => withFile(sample, `${name}/${sample.file}`)),
  )
  expect(samples.length).toBeGreaterThan(20)
  const site = writeSamples(samples)
  onTestFinished(site.delete)
  expect(typeErrors(site.dir, samples.length)).toEqual([])
})

/** Compiler options of this repository, which find docent's own types, with the global types of a new site. */
const PROJECT = {
  extends: join(import.meta.dirname, '../../../../tsconfig.json'),
  compilerOptions: { types: ['node'] },
  include: ['.'],
  exclude: ['node_modules'],
}

/** Type errors of a folder's TypeScript files. The folder must contain at least `count` files. */
function typeErrors(dir: string, count: number): string[] {
  writeBelow(dir, 'tsconfig.json', JSON.stringify(PROJECT))
  return withProject(join(dir, 'tsconfig.json'), ({ program }) => {
    const files = program.getSourceFileNames().filter((file) => file.startsWith(`${dir}/`))
    expect(files.length).toBeGreaterThanOrEqual(count)
    return files.flatMap((file) =>
      program.getSemanticDiagnostics(file).map(({ text }) => `${file.slice(dir.length)}: ${text}`),
    )
  })
}
