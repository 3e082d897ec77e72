#!/usr/bin/env node
// Builds the files that `npm pack` ships instead of sources: the command line as a bundle, the modules that sites
// are bundled with as JavaScript with types, and the translations of the interface.
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { globSync } from 'tinyglobby'
import { removeOld } from '../../../scripts/write-bundle.mjs'
import { build } from './build.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'dist/lib')

await build()
removeOld(root, 'cli.js')
rmSync(modules, { recursive: true, force: true })
execFileSync('npx', ['tsc', '-p', join(root, 'tsconfig.package.json')], { stdio: 'inherit' })
for (const file of globSync(['**/*.css', 'shared/messages/languages/*.json'], {
  cwd: join(root, 'src'),
}))
  cpSync(join(root, 'src', file), join(modules, file), { recursive: true })

// The compiler renames modules in imports, but not in URLs for the bundler.
const connection = join(modules, 'search/providers/embedded/connection.js')
writeFileSync(
  connection,
  readFileSync(connection, 'utf8').replace("'./worker.ts?worker&url'", "'./worker.js?worker&url'"),
)
