import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const BIN = join(dirname(fileURLToPath(import.meta.url)), '../../bin/docent.mjs')

/** The result of a run of the command line. */
export interface Run {
  code: number
  stdout: string
  stderr: string
}

/** Runs docent as an author does. */
export function docent(
  args: string[],
  cwd = process.cwd(),
  env: Record<string, string> = {},
  bin = BIN,
): Promise<Run> {
  return new Promise((resolve) => {
    execFile(
      'node',
      [bin, ...args],
      { cwd, env: { ...process.env, NODE_ENV: '', VITEST: '', ...env } },
      (error, stdout, stderr) => {
        resolve({
          code: typeof error?.code === 'number' ? error.code : error ? 1 : 0,
          stdout,
          stderr,
        })
      },
    )
  })
}
