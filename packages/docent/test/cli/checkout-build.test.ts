import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const DOCENT = fileURLToPath(new URL('../..', import.meta.url))

test("a command that starts while another one builds docent doesn't read half-written files", async () => {
  const checkout = mkdtempSync(join(tmpdir(), 'docent-checkout-'))
  const root = join(DOCENT, '../..')
  const docent = 'packages/docent'
  try {
    for (const name of ['scripts', `${docent}/scripts`, `${docent}/src`, `${docent}/package.json`])
      cpSync(join(root, name), join(checkout, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'))
    const build = ['scripts/build.mjs']
    const cwd = join(checkout, docent)
    execFileSync('node', build, { cwd })
    const dist = join(cwd, 'dist')
    const sizes = (): string[] =>
      readdirSync(dist)
        .filter((name) => name.endsWith('.js'))
        .map((name) => `${name} ${statSync(join(dist, name)).size}`)
    const complete = sizes()
    expect(complete.length).toBeGreaterThan(4)

    const again = spawn('node', build, { cwd })
    const status = new Promise((resolve) => again.on('exit', resolve))
    const seen = new Set<string>()
    while (again.exitCode === null) {
      for (const size of sizes()) seen.add(size)
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await status).toBe(0)
    expect([...seen].sort()).toEqual(complete.sort())
    expect(readdirSync(dist).filter((name) => !name.endsWith('.js'))).toEqual([])
  } finally {
    rmSync(checkout, { recursive: true })
  }
})
