import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

/** Folder outside the repository for everything that the benchmark installs and builds. */
export const cacheDir = resolve(
  // npm runs scripts in the workspace, but a relative path is relative to the caller's folder.
  process.env.INIT_CWD ?? '.',
  process.env.BENCH_CACHE ??
    join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'docent-bench'),
)
