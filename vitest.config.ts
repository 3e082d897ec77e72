import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/*/test/**/*.test.{ts,tsx}',
      'site/**/*.test.{ts,tsx}',
      'bench/test/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 30_000,
    // Many of them build a site.
    hookTimeout: 60_000,
    // Vitest leaves one core free, which is half of a small machine.
    maxWorkers: availableParallelism(),
    globalSetup: ['packages/docent/test/support/build-docent.ts'],
  },
})
