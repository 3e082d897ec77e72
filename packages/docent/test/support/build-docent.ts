import { buildIfStale } from '../../scripts/build.mjs'

// The command line and the worker threads run from docent's build.
export async function setup(): Promise<void> {
  await buildIfStale()
}
