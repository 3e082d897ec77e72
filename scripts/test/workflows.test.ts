import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
}

interface Workflow {
  on: Record<string, unknown>
  permissions: Record<string, string>
  concurrency: unknown
  jobs: Record<
    string,
    { 'timeout-minutes': number; permissions?: Record<string, string>; steps: Step[] }
  >
}

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, '.github/workflows')
const { engines, scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  engines: { node: string }
  scripts: Record<string, string>
}

/** All workflows with their file names. */
const workflows = readdirSync(FOLDER).map((name) => ({
  name,
  workflow: parse(readFileSync(join(FOLDER, name), 'utf8')) as Workflow,
}))

function find(name: string): Workflow {
  const found = workflows.find((each) => each.name === name)
  if (!found) throw new Error(`There is no workflow ${name}.`)
  return found.workflow
}

test('CI runs the test command on pushes and pull requests', () => {
  const { on, jobs } = find('ci.yml')
  expect(on).toHaveProperty('push.branches', ['main'])
  expect(on).toHaveProperty('pull_request')
  expect(jobs.test?.steps.at(-1)?.run).toBe('.ci/run')
  expect(existsSync(join(ROOT, '.ci/run'))).toBe(true)
})

test('the fault tests run every week and on demand', () => {
  const { on, jobs } = find('faults.yml')
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* [0-6]$/) }])
  expect(on).toHaveProperty('workflow_dispatch')
  expect(jobs.faults?.steps.at(-1)?.run).toMatch(/^npm run test:faults/)
  expect(scripts).toHaveProperty('test:faults')
})

test("GitHub Pages receives the build of main, including hidden files, for the repository's path", () => {
  const { on, jobs } = find('pages.yml')
  expect(on).toHaveProperty('push.branches', ['main'])
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
  '$name uses official actions, the oldest supported Node, and minimal permissions',
  ({ name, workflow }) => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(workflow.concurrency).toHaveProperty('group')
    for (const [id, job] of Object.entries(workflow.jobs)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0)
      if (`${name} ${id}` !== 'pages.yml deploy') expect(job.permissions).toBeUndefined()
      for (const { uses = '', with: inputs } of job.steps) {
        expect(uses).toMatch(/^(?:actions\/[\w-]+@v\d+)?$/)
        if (uses.startsWith('actions/checkout@'))
          expect(inputs?.['persist-credentials']).toBe(false)
        if (uses.startsWith('actions/setup-node@'))
          expect(engines.node).toBe(`>=${String(inputs?.['node-version'])}`)
      }
      // Node is set up before anything runs.
      const first = job.steps.findIndex(({ run }) => run !== undefined)
      const node = job.steps.findIndex(({ uses }) => uses?.startsWith('actions/setup-node@'))
      if (first >= 0) expect(node).toBeGreaterThanOrEqual(0)
      if (first >= 0) expect(node).toBeLessThan(first)
    }
  },
)
