import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { ports } from './support/ports.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const docent = 'node packages/docent/bin/docent.mjs'
const fixture = (name: string): string => `packages/docent/test/fixtures/${name}`
const FIXTURES = ['basic', 'two', 'third-party', 'shell', 'hostile']

/** Serves a built site. */
const server = (site: string, port: number, { first = '', base = '/' } = {}) => ({
  command: `${first}${docent} preview --site ${site} --port ${port}`,
  cwd: root,
  url: `http://localhost:${port}${base}routes.json`,
  reuseExistingServer: false,
  timeout: 120_000,
})

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${ports.site}`,
    viewport: { width: 1440, height: 900 },
    // Recording a trace of every test would take a third of the time.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    // Servers start one after the other, so the first one can build the sites of the others.
    server('site', ports.site, {
      first: `npx tsx e2e/support/build-fixtures.ts ${FIXTURES.map(fixture).join(' ')} && `,
    }),
    server(fixture('basic'), ports.basic),
    server(fixture('two'), ports.two, { base: '/two/' }),
    server(fixture('third-party'), ports.thirdParty),
    server(fixture('shell'), ports.shell),
    server(fixture('hostile'), ports.hostile),
  ],
})
