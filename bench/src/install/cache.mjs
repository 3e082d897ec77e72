import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

/** Where everything that the benchmark installs and builds lies: outside the repository. */
export const cacheDir = resolve(
  process.env.BENCH_CACHE ??
    join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'docent-bench'),
)
