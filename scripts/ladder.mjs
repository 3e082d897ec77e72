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

/** @param {string} site @returns {Step} */
const build = (site) => (run) => run('node', [docent, 'build', '--site', site])

/**
 * All checks, from the cheapest to the most expensive. The steps of one rung don't depend on each other and can run at
 * the same time.
 * @param {string} results folder for the results of the test runners
 * @returns {Record<string, Step>[]}
 */
export const ladder = (results) => [
  {
    lint: scripts('lint'),
    types: scripts('typecheck'),
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
  { unit: vitest(join(results, 'unit.json')) },
  { build: build('site') },
  {
    package: scripts('check:package'),
    docs: build('packages/docent/docs-site'),
    anchors: scripts('check:anchors'),
    search: scripts('check:search'),
    agents: scripts('check:agents'),
  },
  { firefox: vitest(join(results, 'firefox.json'), '--config', 'e2e/firefox/vitest.config.ts') },
  {
    e2e: async (run) => {
      const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'e2e.json') }
      await run(
        'npx',
        ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
        { env },
      )
    },
  },
]
