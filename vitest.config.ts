import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const packages = fileURLToPath(new URL('packages', import.meta.url))
const docent = `${packages}/docent/src`

export default defineConfig({
  // As in `tsconfig.json`, because the package's own entries point to its archive's files.
  resolve: {
    alias: [
      { find: /^docent$/, replacement: `${docent}/index.ts` },
      { find: /^docent\/config$/, replacement: `${docent}/config/site-config.ts` },
      { find: /^docent\/plugin$/, replacement: `${docent}/config/plugins/index.ts` },
      { find: /^docent\/client$/, replacement: `${docent}/app/index.ts` },
      { find: /^docent\/browser$/, replacement: `${docent}/shared/browser/index.ts` },
      { find: /^docent\/search$/, replacement: `${docent}/search/index.ts` },
      { find: /^docent\/tools$/, replacement: `${docent}/tools.ts` },
      { find: /^docent\/theme$/, replacement: `${docent}/theme/index.ts` },
      { find: /^@docent\/([\w-]+)$/, replacement: `${packages}/$1/src/index.ts` },
    ],
  },
  test: {
    include: [
      'packages/*/test/**/*.test.{ts,tsx}',
      'site/**/*.test.{ts,tsx}',
      'bench/test/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // A test that builds a site takes seconds here, and five times as long on a busy machine. A test that hangs fails
    // later, but a slow machine fails none.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // By default, Vitest leaves one core free, which is half of a small machine.
    maxWorkers: availableParallelism(),
    globalSetup: ['packages/docent/test/support/build-docent.ts'],
  },
})
