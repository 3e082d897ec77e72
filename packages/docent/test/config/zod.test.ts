import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '../../src/config/index.ts'

test('a configuration can import Zod in a folder without installed packages', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'docent-zod-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  writeFileSync(
    join(dir, 'docent.config.ts'),
    `import { z } from 'zod'
     export default {
       title: 'Acme',
       url: 'https://acme.dev',
       docs: { frontMatter: z.object({ product: z.string().optional() }) },
     }`,
  )
  const { docs } = await loadConfig(dir)
  expect(Object.keys(docs[0]?.frontMatter?.shape ?? {})).toEqual(['product'])
})
