import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/*/test/**/*.test.{ts,tsx}',
      'site/**/*.test.{ts,tsx,mjs}',
      'bench/test/**/*.test.{ts,mjs}',
      'scripts/**/*.test.mjs',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 30_000,
    globalSetup: ['packages/docent/test/support/build-docent.ts'],
  },
})
