#!/usr/bin/env node
// Runs docent. In a checkout, its sources are TypeScript and are built first if they're newer than the build.
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

// docent's modules and their packages can't be loaded by older versions, whose errors don't say why.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `docent needs Node.js 20.19 or later, but this is ${process.versions.node}.\nFix: Install a newer version from https://nodejs.org, or select one with your version manager.`,
  )
  process.exit(1)
}

// Since Node 22, compiled code of docent and its packages is kept between runs, for worker threads, too.
module.enableCompileCache?.()

const script = new URL('../scripts/build.mjs', import.meta.url)
if (existsSync(fileURLToPath(script))) {
  const { buildIfStale } = await import(script.href)
  await buildIfStale()
}
await import('../dist/cli.js')
