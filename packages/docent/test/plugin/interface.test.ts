import { describe, expect, onTestFinished, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { writtenSite } from '../support/fixtures.ts'

/** What `docent build` prints about a site with this plugin. */
async function refusal(hooks: string, files: Record<string, string> = {}): Promise<string> {
  const config = `export default {
  title: 'Trial',
  url: 'https://docs.example.com',
  plugins: [{ name: 'a', ${hooks} }],
  pluginTimeout: 0.2,
}
`
  const site = await writtenSite({ ...files, 'docent.config.mjs': config })
  onTestFinished(site.delete)
  const { code, stderr } = await docent(['build'], site.dir)
  expect(code).toBe(1)
  return stderr.replaceAll(site.dir, '')
}

describe('a hook of the interface', () => {
  test.each([
    ["early: '/nothing.js'", '"/nothing.js", which doesn\'t exist'],
    ["client: 'client.js'", '"client.js", which doesn\'t exist'],
    ['clientData: () => ({ a: { b: [1, () => 1] } })', 'a value of the type function at a.b[1]'],
    ['clientData: () => ({ a: [undefined] })', 'a value of the type undefined at a[0]'],
    ['clientData: () => ({ a: NaN })', 'the number NaN at a'],
    ['clientData: () => new Date()', 'a value of the type object'],
    ['clientData: async () => ({})', 'a promise'],
    ["slots: () => ({ header: '' })", 'the place "header"'],
    ['slots: () => ({ footerEnd: 1 })', 'number for "footerEnd"'],
    ['slots: async () => ({})', 'a promise'],
  ])('refuses %s', async (hook, problem) => {
    const name = hook.split(':', 1)[0] ?? ''
    expect(await refusal(hook)).toContain(
      `The hook "${name}" of the plugin "a" returned ${problem}`,
    )
  })

  test.each(['clientData', 'slots'])('"%s" ends after the limit', async (name) => {
    expect(await refusal(`${name}() { for (;;); }`)).toContain(
      `The hook "${name}" of the plugin "a" didn't finish within 0.2 seconds.`,
    )
  })
})

test('a module that imports data which no plugin has is an error that names it', async () => {
  const text = await refusal(
    "early: new URL('early.js', import.meta.url).pathname, clientData: () => ({})",
    { 'early.js': "import data from 'virtual:docent/data/b'\nexport default () => alert(data)\n" },
  )
  expect(text).toContain(
    'There is no data for "b": no plugin with this name has the hook clientData.',
  )
})
