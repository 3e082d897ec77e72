import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, '.github/workflows')
/** @param {string} name */
const read = (name) => readFileSync(join(ROOT, name), 'utf8')
const { engines, scripts } = JSON.parse(read('package.json'))

/** Every workflow with its file name. */
const workflows = readdirSync(FOLDER).map((name) => ({
  name,
  workflow: parse(readFileSync(join(FOLDER, name), 'utf8')),
}))
/** @param {string} name */
const find = (name) => workflows.find((each) => each.name === name)?.workflow

test('CI runs the test command on pushes and pull requests', () => {
  const { on, jobs } = find('ci.yml')
  expect(on.push.branches).toEqual(['main'])
  expect(on).toHaveProperty('pull_request')
  expect(jobs.test.steps.at(-1).run).toBe('.ci/run')
  expect(existsSync(join(ROOT, '.ci/run'))).toBe(true)
})

test('the fault tests run every week, and by hand', () => {
  const { on, jobs } = find('faults.yml')
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* [0-6]$/) }])
  expect(on).toHaveProperty('workflow_dispatch')
  expect(jobs.faults.steps.at(-1).run).toMatch(/^npm run test:faults/)
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
      expect(checkout.with['persist-credentials']).toBe(false)
      expect(engines.node).toBe(`>=${node.with['node-version']}`)
    }
  },
)
