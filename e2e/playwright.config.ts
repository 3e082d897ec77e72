import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.mjs'
import { ports } from './support/ports.ts'

// The workers inherit it.
process.env.CHROMIUM_PATH ??= await findChromium()

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than CI's two cores, to use the time in which tests wait. With four, the same tests need a sixth more
  // processor time, and 360 s instead of 307.
  workers: 3,
  // Long enough for a machine that is five times as slow. Only a failing test waits that long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${ports.site}`,
    viewport: { width: 1440, height: 900 },
    // Recording a trace of every test would take a third of the time.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // As on phones and sharp screens. Otherwise, the width of each letter is a number of whole pixels, which changes
        // lines by up to 5%, so that the fonts of the system decide whether they break where the site's font does.
        '--font-render-hinting=none',
      ],
    },
  },
  webServer: {
    command: 'node --import tsx e2e/support/serve-sites.ts',
    cwd: root,
    url: `http://localhost:${ports.site}/routes.json`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
})
