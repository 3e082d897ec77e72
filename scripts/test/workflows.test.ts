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
  jobs: Record<string, { 'timeout-minutes': number; steps: Step[] }>
}

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, '.github/workflows')
const { engines, scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  engines: { node: string }
  scripts: Record<string, string>
}

/** Every workflow with its file name. */
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

test('the fault tests run every week, and by hand', () => {
  const { on, jobs } = find('faults.yml')
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* [0-6]$/) }])
  expect(on).toHaveProperty('workflow_dispatch')
  expect(jobs.faults?.steps.at(-1)?.run).toMatch(/^npm run test:faults/)
  expect(scripts).toHaveProperty('test:faults')
})

test.each(workflows)(
  '$name uses official actions, the oldest supported Node, and as few rights as possible',
  ({ workflow }) => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(workflow.concurrency).toHaveProperty('group')
    for (const job of Object.values(workflow.jobs)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0)
      const uses = job.steps.flatMap((step) => step.uses ?? [])
      expect(uses).toEqual([
        expect.stringMatching(/^actions\/checkout@v\d+$/),
        expect.stringMatching(/^actions\/setup-node@v\d+$/),
      ])
      const [checkout, node] = job.steps
      expect(checkout?.with?.['persist-credentials']).toBe(false)
      expect(engines.node).toBe(`>=${String(node?.with?.['node-version'])}`)
    }
  },
)
