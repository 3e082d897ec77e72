import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { formatError } from '../../src/errors/index.ts'
import { articleSheets } from '../../src/page/page-styles.ts'

/** The content of a style sheet, or the error message for its author. */
async function resultOf(css: string, isForeign = false): Promise<string | undefined> {
  const siteDir = mkdtempSync(join(tmpdir(), 'docent-sheets-'))
  onTestFinished(() => rmSync(siteDir, { recursive: true }))
  writeFileSync(join(siteDir, 'box.css'), css)
  const articleStyles = [{ file: 'box.css', class: 'box' }]
  const foreignContent = isForeign ? { frontMatter: [], components: {} } : undefined
  const config = { siteDir, listFiles: {}, foreignContent, articleStyles }
  return articleSheets(['Cards', 'box.css'], config).then(
    (sheets) => sheets.get('box.css'),
    (error: unknown) => formatError(error, { cwd: siteDir, color: false }),
  )
}

test('style sheets of articles may contain absolute addresses', async () => {
  const css = `.box{filter:url(#f);background:url("data:image/svg+xml,<svg xmlns='a'/>"),url(/dot.png)}\n`
  expect(await resultOf(css)).toBe(css)
})

// @covers 10.66
test.each([
  ['.box {\n  background: url(dot.png)\n}', 'refers to "dot.png"', '2:', 'static folder'],
  ['@import "other.css";\n', 'imports "other.css"', '1:', 'Add the imported file'],
  ['.box {\n  color red\n}', 'Unexpected token', '2:', 'Correct the file'],
])('%j is an error with its line', async (css, message, line, fix) => {
  const text = await resultOf(css)
  expect(text).toContain(message)
  expect(text).toContain(`box.css:${line}`)
  expect(text).toContain(fix)
})

test("rules that browsers don't know are skipped in sites that weren't written for docent", async () => {
  const result = await resultOf('.box { color red }\n.box { color: red }\n', true)
  expect(result).toContain('.box{color:red}')
})

test('only the style sheets that articles use are read', async () => {
  const articleStyles = [{ file: 'box.css', class: 'box' }]
  const config = { siteDir: '/nowhere', listFiles: {}, articleStyles }
  expect((await articleSheets(['Cards'], config)).size).toBe(0)
})
