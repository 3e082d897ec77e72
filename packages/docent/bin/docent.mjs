#!/usr/bin/env node
// Runs docent. In a checkout, its sources are TypeScript and are built first if they're newer than the build.
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

// Since Node 22, compiled code of docent and its packages is kept between runs, for worker threads, too.
module.enableCompileCache?.()

const script = new URL('../scripts/build.mjs', import.meta.url)
if (existsSync(fileURLToPath(script))) {
  const { buildIfStale } = await import(script.href)
  await buildIfStale()
}
await import('../dist/cli.js')
