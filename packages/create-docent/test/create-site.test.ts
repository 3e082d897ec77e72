import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CreateError } from '../src/create-error.ts'
import { Cancelled } from '../src/questions.ts'
import { writeSite } from '../src/site-folder.ts'
import { VERSION } from '../src/versions.ts'
import { emptyFolder, filesBelow, run } from './support/create.ts'

const configOf = (dir: string): string => readFileSync(join(dir, 'docent.config.ts'), 'utf8')

async function failure(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(CreateError)
  const { message, hint } = error as CreateError
  return `${message}\n${hint}`
}

describe('without a terminal', () => {
  test('a folder is enough: the template and the title have defaults', async () => {
    const cwd = emptyFolder()
    const text = await run(cwd, ['acme-docs']).result
    expect(configOf(join(cwd, 'acme-docs'))).toContain("title: 'Acme docs'")
    expect(text).toBe(
      [
        'Created "Acme docs" in acme-docs, from the template "Documentation".',
        'Next steps:\n  cd acme-docs\n  npm install\n  npm run dev',
        'README.md explains how to build the site and how to publish it on GitHub Pages.',
      ].join('\n\n'),
    )
  })

  test('--yes is enough, too', async () => {
    const cwd = emptyFolder()
    await run(cwd, ['--yes']).result
    expect(configOf(join(cwd, 'my-docs'))).toContain("title: 'My docs'")
  })

  // @covers 11.11
  test('a missing folder is an error with two fixes', async () => {
    const cwd = emptyFolder()
    expect(await failure(run(cwd, ['--template', 'api']).result)).toBe(
      'No folder was specified, and there is no terminal to prompt in.\n' +
        'Specify the folder (npm create docent my-docs), or use the defaults (npm create docent -- --yes).',
    )
    expect(readdirSync(cwd)).toEqual([])
  })
})

describe('in a terminal', () => {
  // @covers 11.11
  test('asks for the folder, the title, the template, and packages, until the answer is valid', async () => {
    const cwd = emptyFolder()
    const answers = ['acme\n', 'Acme\n', 'blog\n', '2\n', 'blogs\n', 'blog, hosts\n']
    const session = run(cwd, [], { answers })
    expect(await session.result).toContain('from the template "Documentation with a landing page"')
    expect(session.shown()).toContain("The site's folder (my-docs): ")
    expect(session.shown()).toContain("The site's title (Acme): ")
    expect(session.shown()).toContain('  3. API reference [api]')
    expect(session.shown()).toContain('There is no template "blog".')
    expect(session.shown()).toContain('  diagrams              Mermaid diagrams')
    expect(session.shown()).toContain('Packages to add, separated by commas (none): ')
    expect(session.shown()).toContain('There is no package "blogs" in this list.')
    expect(filesBelow(join(cwd, 'acme'))).toContain('docs/guide/introduction.md')
    expect(configOf(join(cwd, 'acme'))).toContain("import { caddy, nginx } from '@docent/hosts'")
  })

  test('an empty answer selects the default', async () => {
    const cwd = emptyFolder()
    await run(cwd, [], { answers: ['\n', '\n', '\n', '\n'] }).result
    expect(configOf(join(cwd, 'my-docs'))).toContain("title: 'My docs'")
  })

  test("doesn't ask for arguments that were given", async () => {
    const cwd = emptyFolder()
    const session = run(cwd, ['.', '--name', 'Acme', '--template', 'api', '--with', 'hosts'], {
      answers: [],
    })
    expect(await session.result).toContain('Created "Acme" in this folder')
    expect(session.shown()).not.toContain('?')
    expect(session.shown()).not.toContain('(')
    expect(configOf(cwd)).toContain("title: 'Acme'")
  })

  // @covers 11.11
  test.each([
    ['Ctrl+C', '\x03'],
    ['Ctrl+D', '\x04'],
  ])('%s writes no files', async (_, key) => {
    const cwd = emptyFolder()
    await expect(run(cwd, [], { answers: ['acme\n', key] }).result).rejects.toThrow(Cancelled)
    expect(readdirSync(cwd)).toEqual([])
  })

  test('a folder with files is rejected before the other questions', async () => {
    const cwd = emptyFolder()
    writeFileSync(join(cwd, 'notes.txt'), '')
    const session = run(cwd, [], { answers: ['.\n'] })
    expect(await failure(session.result)).toContain('notes.txt')
    expect(session.shown()).not.toContain('Title')
  })
})

describe('the folder', () => {
  // @covers 11.11
  test('is rejected with the names of its files', async () => {
    const cwd = emptyFolder()
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) writeFileSync(join(cwd, name), name)
    expect(await failure(run(cwd, ['.']).result)).toBe(
      'The folder "." isn\'t empty: it contains a, b, c, d, e, and 2 more.\n' +
        'Choose another folder, or move the files. It may contain only .git and .DS_Store.',
    )
    expect(readdirSync(cwd)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  })

  test('can be a new repository', async () => {
    const cwd = emptyFolder()
    mkdirSync(join(cwd, '.git'))
    await run(cwd, ['.']).result
    expect(readdirSync(cwd)).toEqual(expect.arrayContaining(['.git', '.gitignore', 'docs']))
  })

  test("can't be a file", async () => {
    const cwd = emptyFolder()
    writeFileSync(join(cwd, 'docs'), '')
    expect(await failure(run(cwd, ['docs']).result)).toContain('"docs" is a file.')
  })

  test("stays empty if a site can't be written", () => {
    const cwd = emptyFolder()
    const files = new Map([
      ['a', ''],
      // A folder and a file can't have the same name.
      ['a/b', ''],
    ])
    expect(() => writeSite(join(cwd, 'new/site'), files)).toThrow("couldn't be written")
    expect(readdirSync(cwd)).toEqual([])
    mkdirSync(join(cwd, '.git'))
    expect(() => writeSite(cwd, files)).toThrow("couldn't be written")
    expect(readdirSync(cwd)).toEqual(['.git'])
  })
})

describe('flags', () => {
  test.each([
    [
      ['--tempalte', 'api'],
      "Unknown option '--tempalte'.\nFlags: --template, --name, --with, --yes",
    ],
    [
      ['site', '--template', 'blog'],
      'There is no template "blog".\nTemplates: docs, landing, api.',
    ],
    [['site', '--template'], "Option '-t, --template <value>' argument missing.\nFlags:"],
    [
      ['site', '--with', 'blog,blogs'],
      'A site can\'t be created with "blogs".\nPackages: algolia, analytics, blog, diagrams,',
    ],
    [['site', '--with', ', '], 'The flag "--with" is empty.\nPackages: algolia,'],
    [['site', '--name', ' '], 'The flag "--name" is empty.'],
    [['my', 'docs'], 'The command takes one folder, but it received "my", "docs".'],
  ])('%j is an error', async (argv, message) => {
    const cwd = emptyFolder()
    expect(await failure(run(cwd, argv).result)).toContain(message)
    expect(readdirSync(cwd)).toEqual([])
  })

  test('--help lists the flags and templates, and --version the version', async () => {
    const cwd = emptyFolder()
    const help = await run(cwd, ['--help']).result
    expect(help).toContain('Usage: npm create docent [folder]')
    expect(help).toContain('--template <name>')
    expect(help).toContain('API reference')
    expect(help).toContain('Mermaid diagrams')
    expect(await run(cwd, ['-v']).result).toMatch(/^\d+\.\d+\.\d+$/)
    expect(readdirSync(cwd)).toEqual([])
  })
})

test.each([
  ['pnpm/10.1.0 npm/? node/v20.20.0', 'pnpm install\n  pnpm run dev'],
  ['npm/11.0.0 node/v20.20.0', 'npm install\n  npm run dev'],
])('with %s, the next steps use this package manager', async (agent, steps) => {
  expect(await run(emptyFolder(), ['my docs'], { agent }).result).toContain(
    `cd "my docs"\n  ${steps}`,
  )
})

test('from a packed archive, the next steps install docent from the archive next to it', async () => {
  const cwd = emptyFolder()
  const archive = `./packed files/create-docent-${VERSION}.tgz`
  expect(await run(cwd, ['docs'], { archive }).result).toContain(
    `npm install "${join(cwd, 'packed files', `docent-${VERSION}.tgz`)}"\n`,
  )
  expect(await run(cwd, ['blog', '--with', 'blog'], { archive }).result).toContain(
    `docent-${VERSION}.tgz" "${join(cwd, 'packed files', `docent-blog-${VERSION}.tgz`)}"\n`,
  )
  expect(await run(cwd, ['others'], { archive: 'create-docent@latest' }).result).toContain(
    'npm install\n',
  )
})
