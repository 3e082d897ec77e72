import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withEdit } from '../src/install/site-folder.ts'

const dir = mkdtempSync(join(tmpdir(), 'bench-'))
afterAll(() => rmSync(dir, { recursive: true }))

test('an edit ends with the work, even if the work fails', async () => {
  const file = join(dir, 'page.md')
  writeFileSync(file, '# Page\n')
  const failing = withEdit(file, () => {
    expect(readFileSync(file, 'utf8')).toMatch(/^# Page\n\n.+\n$/)
    return Promise.reject(new Error('x'))
  })
  await expect(failing).rejects.toThrow('x')
  expect(readFileSync(file, 'utf8')).toBe('# Page\n')
})
