import { chmodSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { problemsWith } from '../config/helpers.ts'
import { docent, type Run } from '../support/docent.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { build, groups } from './harness.ts'

const sites: FixtureSite[] = []
afterEach(() => Promise.all(sites.splice(0).map((site) => site.delete())))

/** Builds the small site with a change. */
async function buildWith(
  change: (site: FixtureSite) => unknown,
): Promise<Run & { site: FixtureSite }> {
  const site = await copyFixture('basic')
  sites.push(site)
  await change(site)
  return { ...(await build(site)), site }
}

const configure = (site: FixtureSite, option: string): Promise<void> =>
  site.edit('docent.config.ts', "  title: 'Basic',\n", `  title: 'Basic',\n  ${option},\n`)

/** A change of the site, and texts of the error that it causes. */
type Fault = [what: string, change: (site: FixtureSite) => unknown, texts: string[]]

/** Faults of a group are found at the same stage, and reported together. */
const FAULTS = groups<Fault>([
  [
    [
      'broken interface texts',
      (site) => {
        mkdirSync(join(site.dir, 'i18n/en'), { recursive: true })
        return site.write('i18n/en/messages.json', '{ "search.button": ')
      },
      ['[invalid-messages-file]', 'i18n/en/messages.json'],
    ],
  ],
  [
    [
      'a style sheet that is missing',
      (site) => configure(site, "stylesheets: ['src/gone.css']"),
      ['[missing-configured-file]', 'stylesheets[0]', 'src/gone.css'],
    ],
  ],
  [
    [
      'a logo that is missing',
      (site) => site.edit('docent.config.ts', "src: 'logo.svg'", "src: 'gone.svg'"),
      ['[missing-configured-file]', 'navbar.logo.src', 'static/gone.svg'],
    ],
  ],
  [
    [
      'an icon of the site that is missing',
      (site) => configure(site, "favicon: 'gone.svg'"),
      ['[missing-configured-file]', 'favicon', 'static/gone.svg'],
    ],
  ],
  [
    [
      'components that are missing',
      (site) => site.edit('docent.config.ts', 'src/mdx-components.ts', 'src/gone.ts'),
      ['[missing-configured-file]', 'mdxComponents', 'src/gone.ts'],
    ],
  ],
  [
    [
      'a category that names no document',
      async (site) => {
        mkdirSync(join(site.dir, 'docs/guides/more'))
        await site.write('docs/guides/more/page.md', '# Page\n\nText.\n')
        await site.write(
          'docs/guides/more/_category_.json',
          '{ "link": { "type": "doc", "id": "gone" } }',
        )
      },
      ['[unknown-doc-id]', '"gone"', 'the category guides/more'],
    ],
  ],
  [
    [
      'text between tabs',
      (site) =>
        site.write(
          'docs/guides/tabs.mdx',
          '# Tabs\n\n<Tabs>\n\nLost words.\n\n<TabItem value="a">\n\nA\n\n</TabItem>\n</Tabs>\n',
        ),
      ['[page-failed]', 'outside of <TabItem', 'docs/guides/tabs.mdx'],
    ],
    [
      'an expression that ends the process',
      (site) => site.write('docs/guides/exit.mdx', '# Exit\n\n{process.exit()}\n'),
      ['[page-failed]', 'process.exit() was called', 'docs/guides/exit.mdx'],
    ],
  ],
  [
    [
      'a React page that throws when it is imported',
      (site) => {
        mkdirSync(join(site.dir, 'src/pages'), { recursive: true })
        return site.write(
          'src/pages/broken.tsx',
          'const width = window.innerWidth\nexport default function Broken() {\n  return <p>{width}</p>\n}\n',
        )
      },
      ['[components-failed]', 'window is not defined'],
    ],
  ],
  [
    [
      'a link that runs code',
      (site) => site.write('docs/guides/link.md', '# Link\n\n[Click](javascript:alert(1))\n'),
      ['[script-link]', 'docs/guides/link.md:3'],
    ],
  ],
  [
    [
      'a name that is too long',
      (site) => site.write(`docs/guides/long.md`, `---\nslug: /${'x'.repeat(300)}\n---\n\nText.\n`),
      ['[write-failed]', 'ENAMETOOLONG'],
    ],
  ],
  [
    [
      'a name with a backslash',
      (site) => writeFileSync(join(site.dir, 'docs/guides/a\\b.md'), '# Odd\n\nText.\n'),
      ['[name-without-address]', 'docs/guides/a\\b.md'],
    ],
  ],
])

describe("a site that can't be built causes an error with the reason", () => {
  test.each(FAULTS.map((faults) => [faults.map(([what]) => what).join(', '), faults] as const))(
    '%s',
    async (_, faults) => {
      const { code, stderr } = await buildWith(async (site) => {
        for (const [, change] of faults) await change(site)
      })
      expect(code).toBe(1)
      for (const text of faults.flatMap(([, , texts]) => texts)) expect(stderr).toContain(text)
      expect(stderr).not.toContain('    at ')
    },
  )

  test("a locale that isn't a language tag", () => {
    expect(problemsWith({ i18n: { defaultLocale: 'en_US' } })).toContain('Use a language tag')
  })
})

/** Git that refuses to read a repository, as it does for one of another user. */
const REFUSING_GIT =
  "#!/bin/sh\necho 'fatal: detected dubious ownership in repository' >&2\nexit 128\n"

test('a site with unusual files, whose repository Git refuses to read, is built', async () => {
  const name = 'y'.repeat(240)
  const site = await copyFixture('basic')
  sites.push(site)
  await site.write(`docs/guides/${name}.md`, '# Long\n\nText.\n')
  symlinkSync('..', join(site.dir, 'docs/guides/loop'))
  await site.edit(
    'docent.config.ts',
    "  title: 'Basic',\n",
    "  title: 'Basic',\n  docs: { showLastUpdateTime: true },\n",
  )
  mkdirSync(join(site.dir, '.git'))
  mkdirSync(join(site.dir, 'programs'))
  await site.write('programs/git', REFUSING_GIT)
  chmodSync(join(site.dir, 'programs/git'), 0o755)
  const { code, stdout, stderr } = await docent(['build'], site.dir, {
    PATH: `${join(site.dir, 'programs')}:${process.env.PATH}`,
  })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(await site.read(`dist/guides/${name}/index.html`)).toContain('Long')
  // A symbolic link to the parent folder adds no pages.
  expect(existsSync(join(site.dir, 'dist/guides/loop'))).toBe(false)
  expect(stdout).toContain('[git-failed]')
  expect(stdout).toContain('fatal: detected dubious ownership in repository')
  expect(stdout).toMatch(/\[git-failed\][\s\S]*?Fix: /)
})

/** Lets a build find a folder that it may not read, which the administrator's account always can. */
const UNREADABLE = `data:text/javascript,${encodeURIComponent(`
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const { readdirSync } = fs
fs.readdirSync = (path, ...rest) => {
  if (!String(path).endsWith('/static')) return readdirSync(path, ...rest)
  const problem = { code: 'EACCES', syscall: 'scandir', path }
  throw Object.assign(new Error("EACCES: permission denied, scandir '" + path + "'"), problem)
}
syncBuiltinESMExports()
`)}`

test('a static folder that may not be read is an error with its name', async () => {
  const site = await copyFixture('basic')
  sites.push(site)
  const { code, stderr } = await docent(['build'], site.dir, {
    NODE_OPTIONS: `--import "${UNREADABLE}"`,
  })
  expect(code).toBe(1)
  expect(stderr).toContain('[read-failed]')
  expect(stderr).toContain("static couldn't be read: EACCES: permission denied.")
  expect(stderr).toContain('Fix: Check its read permissions')
  expect(stderr).not.toContain('    at ')
})
