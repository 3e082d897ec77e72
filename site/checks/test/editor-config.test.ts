import { ESLint } from 'eslint'
import path from 'node:path'
import { expect, test } from 'vitest'
import { editorConfig } from '../editor-config.ts'

const ROOT = path.join(import.meta.dirname, '../../..')
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  overrideConfig: editorConfig(),
})

async function findingsIn(file: string, lines: string[]): Promise<string[]> {
  const [result] = await eslint.lintText(lines.join('\n'), { filePath: path.join(ROOT, file) })
  return (result?.messages ?? []).map(
    ({ line, column, ruleId, message }) => `${line}:${column} ${ruleId ?? ''} ${message}`,
  )
}

test('an editor shows what the checks find on a page, at its position', async () => {
  const findings = await findingsIn('site/docs/app/page.mdx', [
    '---',
    'title: Page',
    'description: Short.',
    'since: 15.99.0',
    'sources:',
    '  - cypress@1.0.0:types/cypress.d.ts',
    '---',
    '',
    'You can simply read it.',
    '',
    '- A list',
    '',
    '  ```js',
    "  cy.get('a').get('b')",
    '  ```',
    '',
    '```sh',
    'npx cypress run --key 1234',
    '```',
    '',
    '```js mistake',
    "cy.get('a').get('b')",
    '```',
  ])
  expect(findings).toEqual([
    expect.stringMatching(/^3:1 pages\/structure Found .* characters/),
    expect.stringMatching(/^4:1 pages\/structure Found the version 15\.99\.0/),
    expect.stringMatching(/^6:1 pages\/structure Found the source cypress@1\.0\.0/),
    expect.stringMatching(/^9:1 pages\/wording "You can simply read it\.": Filler.* \(filler\)$/),
    expect.stringMatching(/^14:3 pages\/samples cy\.get\(\) always .* \(cypress\/no-chained-get\)/),
    expect.stringMatching(/^18:1 pages\/samples --key does nothing .* \(record-key\)/),
  ])
})

test('the scripts of worked examples have the rules for samples', async () => {
  const findings = await findingsIn('site/examples/x/cypress/e2e/a.cy.js', [
    "it('finds', async () => {",
    "  cy.get('a').get('b')",
    '})',
  ])
  expect(findings).toEqual([
    expect.stringMatching(/^1:1 cypress\/no-async-tests/),
    expect.stringMatching(/^2:3 cypress\/no-chained-get/),
  ])
})

test('the wording of documents is checked, and nothing else in them', async () => {
  expect(await findingsIn('docs/a.md', ['Simply run it.'])).toEqual([
    expect.stringMatching(/^1:1 pages\/wording/),
  ])
})

test('the configuration in the root folder is the one that is tested here', async () => {
  const own = await new ESLint({ cwd: ROOT }).calculateConfigForFile(
    path.join(ROOT, 'site/docs/app/faq.mdx'),
  )
  expect(Object.keys(own.rules).sort()).toEqual([
    'pages/samples',
    'pages/structure',
    'pages/wording',
  ])
})
