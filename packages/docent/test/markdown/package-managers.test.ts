import { expect, test } from 'vitest'
import { forPackageManager } from '../../src/markdown/fences/derive-code.ts'

const INSTALLED = ['cypress']

test.each([
  ['yarn', 'yarn cypress run --browser chrome'],
  ['pnpm', 'pnpm exec cypress run --browser chrome'],
  ['bun', 'bunx cypress run --browser chrome'],
  ['npm', 'npx cypress run --browser chrome'],
] as const)('a command of an installed package is run from the project with %s', (manager, code) => {
  expect(forPackageManager('npx cypress run --browser chrome', manager, INSTALLED)).toBe(code)
})

test('a command of another package is downloaded to run once', () => {
  expect(forPackageManager('npx create-vite shop', 'pnpm', INSTALLED)).toBe('pnpm dlx create-vite shop')
})

test('npm ci stays an install from the lock file, next to other commands', () => {
  const code = 'CI=1 npm ci\nnpm install --save-dev cypress && npx cypress verify'
  expect(forPackageManager(code, 'yarn', INSTALLED)).toBe(
    'CI=1 yarn install --frozen-lockfile\nyarn add --dev cypress && yarn cypress verify',
  )
})

test('a command without an equivalent is an error and is never written into a page', () => {
  expect(() => forPackageManager('npm install\nnpm cache verify', 'bun', INSTALLED)).toThrow(
    '"npm cache verify" has no equivalent in bun.',
  )
})
