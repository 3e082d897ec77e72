import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

/** Where everything that the benchmark installs and builds lies: outside the repository. */
export const cacheDir = resolve(
  // npm runs scripts in the workspace; a relative path means the folder of the caller.
  process.env.INIT_CWD ?? '.',
  process.env.BENCH_CACHE ??
    join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'docent-bench'),
)
