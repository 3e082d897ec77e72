import { writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'

/**
 * Records what happens on a page: loaded documents, console messages, errors, and failed requests.
 * @returns writes the record to the folder of a test's results
 */
export function recordPage(page: Page): (info: TestInfo) => Promise<void> {
  const start = Date.now()
  const lines: string[] = []
  const add = (line: string): void => void lines.push(`${Date.now() - start} ms: ${line}`)
  page.on('domcontentloaded', () => add(`loaded ${page.url()}`))
  page.on('framenavigated', (frame) => add(`showed ${frame.url()}`))
  page.on('console', (message) => add(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => add(String(error)))
  page.on('requestfailed', (request) => add(`failed ${request.url()}`))
  return async (info) => {
    await writeFile(info.outputPath('page-log.txt'), `${lines.join('\n')}\n`)
  }
}
