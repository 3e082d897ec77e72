// The command line and the worker threads run from docent's build.
export async function setup(): Promise<void> {
  const { buildIfStale } = (await import('../../scripts/build.mjs' as string)) as {
    buildIfStale: () => Promise<void>
  }
  await buildIfStale()
}
