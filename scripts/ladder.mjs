import { join } from 'node:path'

/** @typedef {(run: typeof import('./run.mjs').run) => Promise<void>} Step */

const docent = 'packages/docent/bin/docent.mjs'

/** @param {...string} names of the scripts in package.json, with their arguments @returns {Step} */
const scripts =
  (...names) =>
  async (run) => {
    for (const name of names) await run('npm', ['run', '--silent', ...name.split(' ')])
  }

/** @param {string} results file @param {...string} args @returns {Step} */
const vitest =
  (results, ...args) =>
  (run) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
    return run('npx', ['vitest', 'run', ...reporters, ...args])
  }

const FAULTS = 'packages/docent/test/faults'

/**
 * Steps that run only if they're named. GitHub runs them for each commit. The fault tests take as long as two thirds of
 * the other unit tests, and few changes can break what they test.
 */
export const NAMED = ['faults']

/** @param {string} site @returns {Step} */
const build = (site) => (run) => run('node', [docent, 'build', '--site', site])

/**
 * All checks, from the cheapest to the most expensive, with those that run only if they're named. The steps of one rung
 * don't depend on each other and can run at the same time.
 * @param {string} results folder for the results of the test runners
 * @returns {Record<string, Step>[]}
 */
export const ladder = (results) => [
  {
    lint: scripts('lint'),
    types: scripts('typecheck'),
    unused: scripts('check:unused'),
    samples: scripts(
      'check:samples',
      'check:samples -- --format',
      'check:sample-lint',
      'check:examples',
    ),
    prose: scripts('check:prose'),
    structure: scripts('check:structure'),
    drawings: scripts('check:drawings'),
    api: scripts('check:api'),
  },
  // The smoke test has one case of each fault.
  { unit: vitest(join(results, 'unit.json'), '--exclude', `${FAULTS}/!(smoke).test.ts`) },
  { faults: vitest(join(results, 'faults.json'), FAULTS) },
  { build: build('site') },
  {
    package: scripts('check:package'),
    docs: async (run) => {
      await build('packages/docent/docs-site')(run)
      await scripts('check:copies packages/docent/docs-site')(run)
    },
    copies: scripts('check:copies site'),
    anchors: scripts('check:anchors'),
    search: scripts('check:search'),
  },
  // By itself: at the same time as the package check, requests of its tester failed twice.
  { agents: scripts('check:agents') },
  { firefox: vitest(join(results, 'firefox.json'), '--config', 'e2e/firefox/vitest.config.ts') },
  {
    e2e: async (run) => {
      const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'e2e.json') }
      // CI runs parts of the suite on several machines.
      const shard = process.env.E2E_SHARD ? [`--shard=${process.env.E2E_SHARD}`] : []
      await run(
        'npx',
        'playwright test --config e2e/playwright.config.ts --reporter=list,json'
          .split(' ')
          .concat(shard),
        { env },
      )
    },
  },
]
