import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countTests } from '../test-counts.mjs'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'counts-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const write = (name: string, content: unknown): void =>
  writeFileSync(join(dir, name), JSON.stringify(content))

test('adds up all runs', () => {
  write('unit.json', { numPassedTests: 5, numFailedTests: 1, numPendingTests: 7 })
  write('e2e.json', { stats: { expected: 4, unexpected: 2, skipped: 1 } })
  write('firefox.json', { numPassedTests: 0, numFailedTests: 0, numPendingTests: 12 })
  expect(countTests(dir)).toEqual({ passed: 9, failed: 3, skipped: 20 })
})

test("counts one runner if the other one didn't run", () => {
  write('unit.json', { numPassedTests: 5, numFailedTests: 0 })
  expect(countTests(dir)).toEqual({ passed: 5, failed: 0, skipped: 0 })
})

test('returns nothing without tests', () => {
  expect(countTests(dir)).toBeUndefined()
})
