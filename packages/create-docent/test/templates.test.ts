import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { PACKAGE_NAMES } from '../src/packages.ts'
import { TEMPLATE_NAMES } from '../src/templates.ts'
import { emptyFolder, filesBelow, run } from './support/create.ts'

const configOf = (dir: string): string => readFileSync(join(dir, 'docent.config.ts'), 'utf8')

const SHARED = [
  '.github/workflows/pages.yml',
  '.gitignore',
  'README.md',
  'docent.config.ts',
  'docs/writing/_category_.json',
  'docs/writing/code-blocks.md',
  'docs/writing/components.mdx',
  'docs/writing/markdown.md',
  'docs/writing/parts.mdx',
  'package.json',
  'partials/requirements.mdx',
  'src/islands/Counter.tsx',
  'static/favicon.svg',
  'tsconfig.json',
]

const OWN = {
  docs: ['docs/index.mdx', 'docs/install.md'],
  landing: [
    'docs/guide/install.md',
    'docs/guide/introduction.md',
    'docs/index.mdx',
    'src/icons.tsx',
  ],
  api: [
    'docs/guide/first-request.md',
    'docs/index.mdx',
    'docs/reference/create-client.mdx',
    'docs/reference/errors.mdx',
    'docs/reference/index.md',
    'docs/reference/send.mdx',
  ],
}

// @covers 11.11
test.each(TEMPLATE_NAMES)(
  'the template %s has its files, and the examples that all templates share',
  async (template) => {
    const cwd = emptyFolder()
    await run(cwd, ['site', '--template', template, '--name', "Ada's \\ docs"]).result
    const dir = join(cwd, 'site')
    expect(filesBelow(dir)).toEqual([...SHARED, ...OWN[template]].sort())
    expect(configOf(dir)).toContain("title: 'Ada\\'s \\\\ docs',")
    expect(configOf(dir)).not.toContain('{{')
  },
)

test("a site has docent's commands, its version, and the title", async () => {
  const cwd = emptyFolder()
  await run(cwd, ['Acme Docs', '--name', 'All about $& Acme']).result
  const read = (file: string): string => readFileSync(join(cwd, 'Acme Docs', file), 'utf8')
  const { version } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../docent/package.json'), 'utf8'),
  ) as { version: string }
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'acme-docs',
    private: true,
    scripts: {
      dev: 'docent dev',
      build: 'docent build',
      preview: 'docent preview',
      check: 'docent check && tsc',
    },
    dependencies: { docent: `^${version}` },
  })
  expect(read('docent.config.ts')).toContain("title: 'All about $& Acme',")
  expect(read('README.md')).toMatch(/^# All about \$& Acme\n/)
  expect(read('.gitignore').split('\n')).toEqual(
    expect.arrayContaining(['node_modules/', 'dist/', '.docent/']),
  )
})

test.each(TEMPLATE_NAMES)(
  'with packages, the template %s has their plugins and files',
  async (template) => {
    const cwd = emptyFolder()
    const argv = ['site', '-t', template, '--with', '@docent/diagrams', '--with', 'mcp,blog']
    await run(cwd, argv).result
    const dir = join(cwd, 'site')
    const { dependencies, scripts } = JSON.parse(
      readFileSync(join(dir, 'package.json'), 'utf8'),
    ) as { dependencies: Record<string, string>; scripts: Record<string, string> }
    const range = dependencies['docent']
    expect(dependencies).toMatchObject({
      '@docent/blog': range,
      '@docent/diagrams': range,
      '@docent/mcp': range,
    })
    expect(scripts['mcp']).toBe('docent mcp')
    const config = configOf(dir)
    expect(config).toContain(
      [
        "import { blog } from '@docent/blog'",
        "import { diagrams } from '@docent/diagrams'",
        "import { defineConfig } from 'docent/config'",
      ].join('\n'),
    )
    expect(config).toContain('\n  plugins: [\n    blog(),\n    diagrams,\n  ],\n  docs: {')
    expect(config).toContain("\n      { label: 'Blog', to: '/blog', position: 'left' },\n    ],")
    expect(config).not.toContain('{{')
    expect(filesBelow(dir)).toEqual(
      expect.arrayContaining(['blog/2026-01-01-first-post.md', 'docs/writing/diagrams.md']),
    )
  },
)

test("a new site can have each of docent's packages, except the one that moves sites", () => {
  const others = ['create-docent', 'docent', 'docusaurus']
  const packages = readdirSync(join(import.meta.dirname, '../..'))
  expect(PACKAGE_NAMES).toEqual(packages.filter((name) => !others.includes(name)).sort())
})

test("the workflow deploys to GitHub Pages in the same way as this repository's", () => {
  interface Workflow {
    jobs: Record<string, { permissions?: unknown; steps: { uses?: string; env?: unknown }[] }>
  }
  const read = (file: string): Workflow => parse(readFileSync(file, 'utf8')) as Workflow
  const actions = ({ jobs }: Workflow): string[] =>
    Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []))
  const workflow = read(
    join(import.meta.dirname, '../templates/shared/.github/workflows/pages.yml'),
  )
  const own = read(join(import.meta.dirname, '../../../.github/workflows/pages.yml'))
  expect(actions(workflow)).toEqual(actions(own))
  expect(workflow.jobs['deploy']).toEqual(own.jobs['deploy'])
  expect(workflow.jobs['build']?.steps.flatMap(({ env }) => env ?? [])).toEqual([
    {
      DOCS_URL: '${{ steps.pages.outputs.origin }}',
      DOCS_BASE_URL: '${{ steps.pages.outputs.base_path }}/',
    },
  ])
})
