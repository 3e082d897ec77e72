import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { launch, type Page } from 'puppeteer-core'
import { findFirefox } from '../../scripts/system-parts.mjs'
import { ports } from '../support/ports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The system's Firefox, and a server with the built site. */
export interface Firefox {
  url(path: string): string
  /** A page of a reader who hasn't been on the site. */
  newReader(): Promise<Page>
  close(): Promise<void>
}

export async function openFirefox(): Promise<Firefox> {
  const port = ports.firefox
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    // A busy machine needs longer than the default.
    timeout: 120_000,
  })
  const server = spawn(
    'node',
    ['packages/docent/bin/docent.mjs', 'preview', '--site', 'site', '--port', `${port}`],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const close = async (): Promise<void> => {
    server.kill()
    await browser.close()
  }
  const isServing = await Promise.race([
    once(server.stdout, 'data').then(() => true),
    once(server, 'exit').then(() => false),
  ])
  if (!isServing) {
    await close()
    throw new Error("The built site isn't served. Run `npm run build` first.")
  }
  return {
    url: (path) => `http://localhost:${port}${path}`,
    async newReader() {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width: 1440, height: 900 })
      return page
    },
    close,
  }
}
