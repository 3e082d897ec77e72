import { buildIfStale } from '../../scripts/build.mjs'

// Builds docent, because the command line and the worker threads run from its build.
export async function setup(): Promise<void> {
  await buildIfStale()
}
