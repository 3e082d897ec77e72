#!/usr/bin/env node
// Builds the part of the npm package that isn't a template: the command as one file, because npm downloads it for each
// site.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const root = fileURLToPath(new URL('..', import.meta.url))

rmSync(join(root, 'dist'), { recursive: true, force: true })
const bundle = await rolldown({
  cwd: root,
  input: 'src/cli.ts',
  platform: 'node',
  logLevel: 'warn',
})
await bundle.write({ file: join(root, 'dist/cli.js'), format: 'esm', sourcemap: false })
await bundle.close()
