import { readConfig } from '../config/index.ts'
import { formatError } from '../errors/index.ts'
import { startDev, type DevOptions, type DevServer } from './dev.ts'

/**
 * Runs the preview of a site, and starts it again when its configuration is saved. A configuration that is faulty is
 * reported, in the terminal and in the browser, and the preview goes on with the last good one.
 * @throws DocentError when the first start fails
 */
export async function developSite(siteDir: string, options: DevOptions): Promise<void> {
  const start = async (ports: Pick<DevOptions, 'port' | 'strictPort'>): Promise<void> => {
    const { config, dependencies } = await readConfig(siteDir)
    const server = await startDev(config, { ...options, ...ports })
    let restarting = false
    server.onChange(dependencies, () => {
      if (restarting) return
      restarting = true
      void restart(server).finally(() => {
        restarting = false
      })
    })
  }
  const restart = async (server: DevServer): Promise<void> => {
    try {
      await readConfig(siteDir)
    } catch (error) {
      server.showError(error)
      options.report.info(
        formatError(error, { cwd: siteDir, color: process.stdout.isTTY === true }),
      )
      return
    }
    options.report.info('The configuration has changed: starting again.')
    await server.close()
    await start({ port: Number(new URL(server.url).port), strictPort: true })
  }
  await start(options)
}
