import { readConfig } from '../config/index.ts'
import { createDev, type DevOptions, type DevServer } from './dev.ts'

/**
 * Runs the preview of a site, and another one when its configuration is saved: that one takes over when it's ready. A
 * configuration that is faulty is reported, in the terminal and in the browser, and the preview goes on with the last
 * good one.
 * @throws DocentError when the first start fails
 */
export async function developSite(siteDir: string, options: DevOptions): Promise<void> {
  const { report } = options
  let server: DevServer
  let port = options.port
  let strictPort = options.strictPort

  const create = async (): Promise<DevServer> => {
    const { config, dependencies } = await readConfig(siteDir)
    const created = await createDev(config, { ...options, port, strictPort })
    created.onChange(dependencies, onSaved)
    return created
  }
  const listen = async (): Promise<void> => {
    const url = await server.listen()
    port = Number(new URL(url).port)
    strictPort = true
    report.info(`\nPreview at ${url}`)
  }

  let isSaved = false
  let isReplacing = false
  const replace = async (): Promise<void> => {
    isReplacing = true
    while (isSaved) {
      isSaved = false
      try {
        const next = await create()
        await next.prepare()
        report.info('The configuration has changed: starting again.')
        await server.close()
        server = next
        await listen()
      } catch (error) {
        server.showError(error)
      }
    }
    isReplacing = false
  }
  function onSaved(): void {
    isSaved = true
    if (!isReplacing) void replace()
  }

  server = await create()
  await listen()
}
