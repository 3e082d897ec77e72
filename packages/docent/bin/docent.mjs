#!/usr/bin/env node
// Runs docent. In a checkout, its sources are TypeScript and are built first if they're newer than the build.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const script = new URL('../scripts/build.mjs', import.meta.url)
if (existsSync(fileURLToPath(script))) {
  const { buildIfStale } = await import(script.href)
  await buildIfStale()
}
await import('../dist/cli.js')
