#!/usr/bin/env node
// `npm run release:dry`: shows what a release would do, in a copy of the repository. Nothing here or on npm changes.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'release-'))
/** @param {string} command @param {string[]} args */
const run = (command, args) => execFileSync(command, args, { cwd: copy, stdio: 'inherit' })

try {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  for (const file of files.split('\0').filter(Boolean)) cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  // Changesets compares the packages with the last commit.
  run('git', ['init', '-q', '-b', 'main'])
  run('git', ['add', '-A'])
  const author = ['-c', 'user.name=release', '-c', 'user.email=release@localhost']
  run('git', [...author, 'commit', '-qm', 'copy'])

  run('npx', ['changeset', 'status', '--verbose'])
  run('npx', ['changeset', 'version'])
  // With the new changelogs.
  run('git', ['add', '-A'])
  run('git', ['--no-pager', 'diff', '--cached', '--stat'])
  for (const folder of readdirSync(join(copy, 'packages'))) {
    const { name, version } = JSON.parse(
      readFileSync(join(copy, 'packages', folder, 'package.json'), 'utf8'),
    )
    console.log(`\nWould publish ${name}@${version} and tag it ${name}@${version}.`)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
