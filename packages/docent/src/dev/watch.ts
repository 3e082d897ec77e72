import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { formatMs, type Report } from '../build/report.ts'
import type { Config } from '../config/index.ts'
import { docSets } from '../content/doc-sets.ts'
import { formatError } from '../errors/index.ts'
import { overlayError } from './overlay.ts'
import type { SiteState } from './site-state.ts'

/** Follows the content: each saved page reaches the browser; added and removed ones change the sidebars. */
export function watchContent(
  server: ViteDevServer,
  config: Config,
  state: SiteState,
  report: Report,
): void {
  const folders = new Set(
    config.i18n.locales.flatMap((locale) =>
      docSets(config, locale).flatMap(({ dir, overlayDir }) => [
        dir,
        ...(overlayDir === undefined ? [] : [overlayDir]),
      ]),
    ),
  )
  const isContent = (file: string): boolean =>
    /\.mdx?$/.test(file) || /_category_\.(?:json|ya?ml)$/.test(file)
  server.watcher.add([...folders, join(config.siteDir, 'partials')])

  const tell = (): void => server.environments.client.hot.send('docent:changed', {})
  const run = async (file: string, work: () => Promise<unknown>): Promise<void> => {
    const start = performance.now()
    try {
      await work()
      tell()
      report.info(
        `${new Date().toLocaleTimeString('en-GB')} ${file.slice(config.siteDir.length + 1)} ${formatMs(performance.now() - start)}`,
      )
    } catch (error) {
      server.environments.client.hot.send(overlayError(error))
      report.info(formatError(error, { cwd: config.siteDir, color: process.stdout.isTTY === true }))
    }
  }
  server.watcher.on('change', (file) => {
    if (!isContent(file)) {
      // The page compiles again when the browser asks for it: its inputs have changed.
      if (state.dependsOn(file)) void run(file, () => Promise.resolve())
      return
    }
    void run(file, () => (/\.mdx?$/.test(file) ? state.change(file) : state.reload()))
  })
  for (const event of ['add', 'unlink'] as const) {
    server.watcher.on(event, (file) => {
      if (isContent(file) && [...folders].some((folder) => file.startsWith(folder)))
        void run(file, () => state.reload())
    })
  }
}
