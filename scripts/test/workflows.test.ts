import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkGitHubWorkflow } from '../../site/checks/samples/github-workflow.ts'
import { ladder } from '../ladder.mjs'

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
  env?: Record<string, string>
}

interface Workflow {
  name: string
  on: Record<string, unknown>
  permissions: Record<string, string>
  concurrency: unknown
  jobs: Record<
    string,
    {
      if?: string
      'timeout-minutes': number
      permissions?: Record<string, string>
      strategy?: { matrix: { include?: { steps?: string }[] } }
      steps: Step[]
    }
  >
}

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, '.github/workflows')
const { engines, scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  engines: { node: string }
  scripts: Record<string, string>
}

const OLDEST_NODE = engines.node.replace('>=', '')

/** All workflows with their file names. */
const workflows = readdirSync(FOLDER).map((name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8')
  return { name, text, workflow: parse(text) as Workflow }
})

/** Jobs that write something outside the run. */
const WRITING = ['pages.yml deploy', 'release.yml publish']

function find(name: string): Workflow {
  const found = workflows.find((each) => each.name === name)
  if (!found) throw new Error(`There is no workflow ${name}.`)
  return found.workflow
}

test("CI runs every step of the test command, on all systems and with all of Node's versions", () => {
  const { on, jobs } = find('ci.yml')
  expect(on).toHaveProperty('push.branches', ['main'])
  expect(on).toHaveProperty('pull_request')
  expect(jobs.test?.steps.at(-1)?.run).toBe('.ci/run ${{ matrix.steps }}')
  expect(existsSync(join(ROOT, '.ci/run'))).toBe(true)
  const named = jobs.test?.strategy?.matrix.include?.flatMap(({ steps = '' }) => steps.split(' '))
  const steps = ladder('').flatMap((rung) => Object.keys(rung))
  expect([...new Set(named)].sort()).toEqual(steps.sort())
  expect(jobs.systems?.strategy?.matrix).toEqual({
    os: ['ubuntu-latest', 'macos-latest', 'windows-latest'],
    node: [OLDEST_NODE, '22', '24'],
  })
})

test('every night, the accessibility of all pages and the links to other sites are checked', () => {
  const { on, jobs } = find('nightly.yml')
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }])
  expect(jobs.accessibility?.steps.at(-1)?.env).toEqual({ AXE_ALL: '1' })
  expect(jobs['external-links']?.steps.at(-1)?.run).toContain('check --external')
})

test('a merged version is published with provenance, after the check of the packages', () => {
  const { on, jobs } = find('release.yml')
  expect(on).toHaveProperty('push.branches', ['main'])
  const runs = jobs.publish?.steps.map(({ run }) => run) ?? []
  const publish = runs.indexOf('npx changeset publish')
  expect(publish).toBeGreaterThan(runs.indexOf('npm run check:package'))
  expect(jobs.publish?.steps[publish]?.env).toHaveProperty('NPM_CONFIG_PROVENANCE', 'true')
  expect(scripts).toHaveProperty('release')
})

test.each(workflows)("$name follows GitHub's rules", async ({ text, workflow }) => {
  expect(await checkGitHubWorkflow(workflow, text.split('\n'))).toEqual([])
})

test('jobs run only what exists', () => {
  const runs = workflows.flatMap(({ workflow }) =>
    Object.values(workflow.jobs).flatMap((job) => job.steps.flatMap(({ run }) => run ?? [])),
  )
  const named = runs.flatMap((run) =>
    [...run.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name),
  )
  expect(named.length).toBeGreaterThan(5)
  for (const name of named) expect(scripts).toHaveProperty([name])
  const binaries = runs.flatMap((run) =>
    [...run.matchAll(/\bnpx ([\w-]+)/g)].map(([, name = '']) => name),
  )
  expect(binaries.length).toBeGreaterThan(2)
  for (const name of binaries)
    expect([name, existsSync(join(ROOT, 'node_modules/.bin', name))]).toEqual([name, true])
  const specs = runs.flatMap((run) => run.match(/[\w-]+\.spec\.ts/g) ?? [])
  for (const spec of specs) expect(existsSync(join(ROOT, 'e2e/tests', spec))).toBe(true)
})

test('the fault tests run every week and on demand', () => {
  const { on, jobs } = find('faults.yml')
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* [0-6]$/) }])
  expect(on).toHaveProperty('workflow_dispatch')
  expect(jobs.faults?.steps.at(-1)?.run).toContain('npm run test:faults')
  expect(scripts).toHaveProperty('test:faults')
})

test("GitHub Pages receives the build that CI has passed, with hidden files, for the repository's path", () => {
  const { on, jobs } = find('pages.yml')
  expect(on).toHaveProperty('workflow_run', {
    workflows: [find('ci.yml').name],
    types: ['completed'],
    branches: ['main'],
  })
  expect(jobs.build?.if).toContain("workflow_run.conclusion == 'success'")
  const steps = jobs.build?.steps ?? []
  expect(steps).toContainEqual({
    run: 'npm run build',
    env: expect.objectContaining({
      DOCS_URL: '${{ steps.pages.outputs.origin }}',
      DOCS_BASE_URL: '${{ steps.pages.outputs.base_path }}/',
      DOCS_TRAILING_SLASH: 'false',
    }) as unknown,
  })
  expect(steps.at(-1)).toMatchObject({
    uses: expect.stringMatching(/^actions\/upload-pages-artifact@v\d+$/) as unknown,
    with: { path: 'site/dist', 'include-hidden-files': true },
  })
  expect(jobs.deploy).toMatchObject({
    needs: 'build',
    permissions: { pages: 'write', 'id-token': 'write' },
    environment: { name: 'github-pages' },
  })
})

test.each(workflows)(
  '$name uses official actions, a supported Node, and minimal permissions',
  ({ name, workflow }) => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(workflow.concurrency).toHaveProperty('group')
    for (const [id, job] of Object.entries(workflow.jobs)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0)
      const writes = WRITING.includes(`${name} ${id}`)
      if (!writes) expect(job.permissions).toBeUndefined()
      for (const { uses = '', with: inputs } of job.steps) {
        expect(uses).toMatch(/^(?:actions\/[\w-]+@v\d+)?$/)
        // A release pushes its tags.
        if (uses.startsWith('actions/checkout@'))
          expect(inputs?.['persist-credentials']).toBe(name === 'release.yml')
        if (uses.startsWith('actions/setup-node@'))
          expect([OLDEST_NODE, '24', '${{ matrix.node }}']).toContain(inputs?.['node-version'])
      }
      // Node is set up before anything runs.
      const first = job.steps.findIndex(({ run }) => run !== undefined)
      const node = job.steps.findIndex(({ uses }) => uses?.startsWith('actions/setup-node@'))
      if (first >= 0) expect(node).toBeGreaterThanOrEqual(0)
      if (first >= 0) expect(node).toBeLessThan(first)
    }
  },
)
