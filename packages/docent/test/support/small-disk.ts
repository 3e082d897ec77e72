import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system in memory. */
export interface SmallDisk {
  dir: string
  resize(kilobytes: number): void
  makeReadOnly(): void
  remove(): void
}

/** Creates a small disk. Needs permission to mount one (`has('mount')`). */
export function makeSmallDisk(kilobytes: number): SmallDisk {
  const dir = mkdtempSync(join(tmpdir(), 'docent-disk-'))
  const mount = (options: string): void =>
    void execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', dir], { stdio: 'ignore' })
  mount(`size=${kilobytes}k`)
  return {
    dir,
    resize: (size) => mount(`remount,size=${size}k`),
    makeReadOnly: () => mount('remount,ro'),
    remove() {
      execFileSync('umount', [dir])
      rmSync(dir, { recursive: true })
    },
  }
}
