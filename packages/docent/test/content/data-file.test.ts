import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '../../src/config/index.ts'
import { addedPages } from '../../src/content/plugin-pages.ts'
import { formatError } from '../../src/errors/index.ts'
import { writtenSite } from '../support/fixtures.ts'

const PLUGIN = (file: string): string => `import { z } from 'zod'
const person = z.strictObject({ name: z.string(), links: z.array(z.strictObject({ label: z.string() })).optional() })
const team = {
  name: 'acme-team',
  async pages({ readData }) {
    const people = await readData('${file}', z.array(person))
    return { pages: people.map(({ name }) => ({ path: name, title: name, markdown: '' })) }
  },
}
export default { title: 'Trial', url: 'https://docs.example.com', plugins: [team] }
`

/** The titles of the pages from a file, or the error that an author reads. */
async function pagesFrom(file: string, text: string): Promise<string[] | string> {
  const site = await writtenSite({ 'docent.config.mjs': PLUGIN(file), [file]: text })
  onTestFinished(site.delete)
  try {
    const { byLocale, watched } = await addedPages(await loadConfig(site.dir))
    expect(watched).toEqual([`${site.dir}/${file}`])
    return (byLocale.get('en')?.pages ?? []).map(({ data }) => data.title)
  } catch (error) {
    return formatError(error, { cwd: site.dir, color: false })
  }
}

test.each([
  [
    'team.json',
    '\uFEFF[\r\n\t{ "name": "Ada: 1" },\r\n\t{ "name": "1.10" }\r\n]\r\n',
    ['Ada: 1', '1.10'],
  ],
  ['data/team.yaml', '- name: Ada\n- &b\n  name: Bob\n- *b\n', ['Ada', 'Bob', 'Bob']],
  ['team.yml', '[]', []],
])('a plugin reads %s', async (file, text, names) => {
  expect(await pagesFrom(file, text)).toEqual(names)
})

test('values that the schema refuses are an error with the plugin, all lines, and a fix', async () => {
  const text = '[\n  { "name": 1 },\n  {\n    "nam": "Bob"\n  }\n]\n'
  expect(await pagesFrom('data/team.json', text)).toMatchInlineSnapshot(`
    "[invalid-data-file] The plugin "acme-team" can't use the file:
      - "0.name": Use a string.
      - "1.name": Use a string. (line 3)
      - unknown key "nam" (line 4)
      data/team.json:2:5
        1 | [
      > 2 |   { "name": 1 },
          |     ^
        3 |   {
        4 |     "nam": "Bob"
      Fix: Correct the value. Did you mean "name"?"
  `)
  const yaml = '- name: Ada\n  links:\n    - lable: Home\n      label: Home\n'
  expect(await pagesFrom('data/team.yaml', yaml)).toMatchInlineSnapshot(`
    "[invalid-data-file] The plugin "acme-team" can't use the file: unknown key "lable"
      data/team.yaml:3:7
        1 | - name: Ada
        2 |   links:
      > 3 |     - lable: Home
          |       ^
        4 |       label: Home
        5 |
      Fix: Did you mean "label"?"
  `)
})

test.each([
  ['team.json', '[\n  { "name": "Ada" },\n]\n', 'team.json:3:1'],
  ['team.json', '[\n  { "name": "Ada" }\n', 'team.json:3'],
  ['team.json', '[{ "name": "Ada", "name": "Bob" }]', 'team.json:1:19'],
  ['team.json', '', 'team.json:1:1'],
  ['team.yaml', '- name: Ada\n- name: "Bob\n', 'team.yaml:2:9'],
  ['team.yaml', '- name: *ada\n', 'team.yaml:1:9'],
  ['team.yaml', '- &a\n  name: *a\n', 'team.yaml:2:9'],
  ['team.yaml', '', 'Use a list.'],
])('a mistake in %s is an error with its line: %j', async (file, text, place) => {
  const message = await pagesFrom(file, text)
  expect(message).toContain(`[invalid-data-file] The plugin "acme-team" can't use the file: `)
  expect(message).toContain(place)
})

test('a missing file is an error that names a similar one', async () => {
  const site = await writtenSite({
    'docent.config.mjs': PLUGIN('data/team.yml'),
    'data/team.yaml': '[]',
  })
  onTestFinished(site.delete)
  const error: unknown = await addedPages(await loadConfig(site.dir)).catch(
    (cause: unknown) => cause,
  )
  expect(formatError(error, { cwd: site.dir, color: false })).toMatchInlineSnapshot(`
    "[missing-data-file] The plugin "acme-team" reads the file "data/team.yml", which doesn't exist.
      Fix: Did you mean "data/team.yaml"? Add the file, or correct its path in the plugin or its options."
  `)
})
